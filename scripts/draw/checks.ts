import { brotliCompressSync } from 'node:zlib'
import { contrast, isPerson, type Person, scaleOf } from './palette'

const HEAVIEST = 12 * 1000
const NEIGHBOURS = 1.35

/** What is wrong with a plate as it is published; nothing, for most. */
export function faultsOf(plate: string, source: string): string[] {
  const faults: string[] = []
  const bytes = brotliCompressSync(plate).length
  if (bytes > HEAVIEST) faults.push(`weighs ${bytes} bytes, more than ${HEAVIEST}`)
  if (!/<svg[^>]* viewBox="0 0 \d+ \d+"/.test(plate)) faults.push('has no viewBox from 0 0')
  for (const tag of ['title', 'desc']) if (!new RegExp(`<${tag}>[^<]{8,}</${tag}>`).test(plate)) faults.push(`has no <${tag}>`)
  if (/<text[\s>]/.test(plate)) faults.push('has text, which a picture cannot set in the fonts of the page: draw it')
  if (/<(script|image|foreignObject)[\s>]|\son\w+="|href="(?!#)/.test(plate)) faults.push('holds more than a drawing')
  for (const [, width = ''] of plate.matchAll(/stroke-width="([\d.]+)"/g))
    if (Number(width) < 0.5 || Number(width) > 4) faults.push(`has a line ${width} wide: 0.5 to 4 is the range of the pen`)
  for (const [, id = ''] of plate.matchAll(/(?:href="#|url\(#)([\w-]+)/g))
    if (!plate.includes(`id="${id}"`)) faults.push(`refers to ${id}, which it does not define`)
  if (!plate.includes('prefers-color-scheme:dark')) faults.push('is not dimmed in the dark')
  for (const [, name = ''] of new Set([...source.matchAll(/data-person="(\w+)"/g)].map((found) => found)))
    if (isPerson(name)) faults.push(...narrow(plate, name))
  return [...new Set(faults)]
}

/** Values of one thing that the plate uses side by side, nearer than the eye tells apart. */
function narrow(plate: string, person: Person): string[] {
  const things = new Set(
    [...plate.matchAll(/var\(--([a-z]+)-[1-5],/g)].map(([, thing = '']) => thing).filter((thing) => thing !== 'hair'),
  )
  return [...things].flatMap((thing) => {
    const used = scaleOf(thing, person).filter(([name]) => plate.includes(`--${name},`))
    return used.slice(1).flatMap(([name, hex], i) => {
      const [lighter, other] = used[i]!
      const found = contrast(hex, other)
      return found < NEIGHBOURS ? [`${lighter} and ${name} are ${found.toFixed(2)} : 1 apart, less than ${NEIGHBOURS} : 1`] : []
    })
  })
}
