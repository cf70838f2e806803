import type { Lang } from '../../src/shared/languages'
import { dice } from './raster/dice'
import { SAMPLE_RATE, voice } from './voice/voices'

const SILENCE = 128

/** A WAV that speaks the code in a language. The same seed gives the same bytes, so that a player may ask for ranges. */
export function speakCode(code: string, seed: Buffer, lang: Lang): Buffer {
  const roll = dice(seed)
  const clips = voice(lang)
  const parts: Buffer[] = [silence(roll.between(0.3, 0.6))]
  for (const character of code.toUpperCase()) {
    // Speed and loudness of its own keep recordings from being compared sample by sample.
    parts.push(spoken(decoded(clips[character]), roll.between(0.93, 1.08), roll.between(0.75, 1)))
    parts.push(silence(roll.between(0.35, 0.7)))
  }
  const samples = Buffer.concat(parts)
  let rumble = 0
  for (let at = 0; at < samples.length; at++) {
    const noise = roll.next() - 0.5
    rumble = rumble * 0.9 + noise * 7
    const value = (samples[at] as number) + rumble + noise * 5
    samples[at] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return Buffer.concat([wavHeader(samples.length), samples])
}

function spoken(clip: Buffer, speed: number, loudness: number): Buffer {
  const out = Buffer.allocUnsafe(Math.floor(clip.length / speed))
  for (let at = 0; at < out.length; at++) out[at] = SILENCE + ((clip[Math.floor(at * speed)] as number) - SILENCE) * loudness
  return out
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * SAMPLE_RATE), SILENCE)

/** A character that has no clip (in a test code) is a pause. */
const decoded = (clip = '') => Buffer.from(clip, 'base64')

function wavHeader(length: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLE_RATE, 24)
  header.writeUInt32LE(SAMPLE_RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(length, 40)
  return header
}
