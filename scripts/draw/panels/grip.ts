/** A gloved hand that holds a tool as one writes, as large as a page is wide: for the categories. */
import { base } from './hands'

/**
 * That hand, seen from its thumb's side: posed on the mesh so that thumb and forefinger meet on the tool, and recorded under the lamp where it is seen, so that
 * each picture has one of its own (`bases/grip-….svg`). `held` lies before its palm and behind thumb and forefinger; the picture's upper left corner is (x, y).
 */
export const gripping = (hand: string, held: string, x: number, y: number): string => {
  const place = `<g transform="translate(${x} ${y})">`
  return `${place}${base(`grip-${hand}`)}</g>${held}${place}<g clip-path="url(#gf)"><use href="#gr"/></g></g>`
}
