/** Where a build is made: beside the one in use, whose place it takes when it is whole (swap.js). */
export const NEXT = 'dist.new'
/** The build in use: what nginx serves and systemd starts. */
export const IN_USE = 'dist'
/** The one before it, for a way back. */
export const LAST = 'dist.old'
