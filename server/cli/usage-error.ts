/** A command that was not understood: exit code 2, with a hint at the help. */
export class UsageError extends Error {}
