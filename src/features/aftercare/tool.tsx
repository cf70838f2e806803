/** What the fields of the page lead to, in one chunk. */
export { Answer } from './answer'
export { Planner } from './planner'
