/** The bar of the installed app; it comes with the first script. */
export const barWords = {
  back: 'Back',
  share: 'Share',
  copied: 'Address copied',
  label: 'App',
}
