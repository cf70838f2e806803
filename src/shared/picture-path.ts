/** Whether a path is that of a picture, by its ending. */
export const isPicturePath = (path: string) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(path)
