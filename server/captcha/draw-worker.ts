/** The thread that draws: gets the codes of several captchas at once, answers their pictures in the same order. */
import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { drawCode } from './raster/picture'

parentPort?.on('message', (codes: string[]) => parentPort?.postMessage(codes.map((code) => drawCode(code, randomBytes))))
