/** The page of what is saved, which also stands in for pages that are not. */
export const offlineWords = {
  standingInLead: 'This page is not on your device yet. What you have opened before is, and the telephone needs no internet.',
  here: 'Saved for offline',
  hereLead: 'These pages open without a connection: what you have opened, and the whole site if you save it.',
  retry: 'Try this page again',
  back: 'You are connected again.',
  savedPages: 'Saved pages',
  filter: 'Find a saved page',
  none: 'Nothing is saved yet. Pages are kept as you open them.',
  noMatch: (words: string) => `No saved page is called “${words}”.`,
  count: (shown: number, all: number) => (shown === all ? `${all} saved` : `${shown} of ${all} saved`),
  groups: {
    treatments: 'Treatments',
    clinic: 'The clinic',
    reading: 'To read',
  },
}

/** 'Save for offline'. */
export const saveWords = {
  title: 'Save the whole site for offline',
  lead: 'All treatments and pages with their drawings, without the videos. Handy on the way to your consultation.',
  size: (size: string) => `about ${size}`,
  start: 'Save for offline',
  again: 'Go on saving',
  progress: (done: string, total: string) => `${done} of ${total}`,
  checking: 'Checking what was saved…',
  paused: 'Paused: no connection. It goes on by itself when one is back.',
  saved: 'The whole site is saved on this device.',
  savedSize: (size: string) => `${size} on this device, kept up to date quietly.`,
  remove: 'Remove from this device',
  stop: 'Stop',
  full: (size: string) => `There is not enough free space: ${size} are needed. Nothing else on your device was changed.`,
  failed: 'The site could not be saved on this device. You can still read everything while you are connected.',
  unsupported: 'This browser keeps pages only while it is open, so saving is not offered here.',
  label: 'Saving the site',
}
