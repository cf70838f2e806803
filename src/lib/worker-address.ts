const ADDRESS = '/sw.js'

interface Factory {
  createPolicy(
    name: 'worker',
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): { toString(): string } }
}

/** The address of the service worker as a TrustedScriptURL: the security policy refuses a plain string, and allows this one address. */
export function workerAddress(): string {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  if (!factory) return ADDRESS
  // Workbox and the browser take the trusted object where their types say string.
  return factory.createPolicy('worker', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS) as string
}
