/**
 * iOS takes no splash from the manifest: it wants a picture of exactly the screen's size, linked in the document that is added to the Home
 * Screen. It is drawn here for this very device, from the app's icon. Does nothing the second time.
 */
export async function linkLaunchPicture(): Promise<void> {
  if (document.querySelector('link[rel=apple-touch-startup-image]')) return
  const icon = new Image()
  icon.src = '/icons/maskable-512.png'
  await icon.decode()
  const { width, height } = screen
  const canvas = document.createElement('canvas')
  canvas.width = width * devicePixelRatio
  canvas.height = height * devicePixelRatio
  const context = canvas.getContext('2d')
  if (!context) return
  // The icon's own ground goes on to the edges.
  context.drawImage(icon, 0, 0, 1, 1, 0, 0, canvas.width, canvas.height)
  const side = Math.round(canvas.width / 2)
  context.drawImage(icon, (canvas.width - side) / 2, (canvas.height - side) / 2, side, side)
  const link = Object.assign(document.createElement('link'), {
    rel: 'apple-touch-startup-image',
    media: `(device-width: ${width}px) and (device-height: ${height}px) and (orientation: portrait)`,
    href: canvas.toDataURL(),
  })
  document.head.append(link)
}
