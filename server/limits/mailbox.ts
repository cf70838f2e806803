/** The mailbox behind an address: neither capitals nor what follows a plus lead elsewhere, and Google ignores dots. */
export function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  const plain = name.replace(/(?<=.)\+.*$/, '')
  return /^(gmail|googlemail)\.com$/.test(host) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}
