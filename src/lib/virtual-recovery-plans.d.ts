/** The address of the recoveries of all treatments, a file with a hash in its name; made by build/recovery-plans.ts. */
declare module 'virtual:recovery-plans' {
  const address: string
  export default address
}
