import type { Picture } from '../../../src/shared/contract/content'

/** One panel of a drawing of steps (three in a row, each 240 wide): the part of the file below the panel's number. */
export function panelOf(picture: Picture, panel: number | undefined): Picture {
  if (panel === undefined) return picture
  const [x, y] = [((panel - 1) % 3) * 240 + 4, Math.floor((panel - 1) / 3) * 240 + 36]
  const [width, height] = [232, 200]
  return { ...picture, src: `${picture.src}#svgView(viewBox(${x},${y},${width},${height}))`, width, height }
}
