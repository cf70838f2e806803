/** A person propped up on the table, from the front, in a panel of 240 units: what lies behind, and what covers the waist. */
import { fill, INK, thin } from './marks'

/** The raised back of the table. */
export const TABLE = fill('#83a6aa', 'M0 0h240v240H0z') + fill('#a9c6c9', 'M10 0h220v240H10z')
/** A sterile cloth from the waist down. */
export const CLOTH =
  fill('#a9c6c9', 'M-2 218Q120 196 242 216V242H-2z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#83a6aa', 'M0 232Q120 208 240 230V240H0z') +
  thin('M14 219Q60 211 118 210', '#d3e6e6', 2)
