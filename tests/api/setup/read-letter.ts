export interface ReadLetter {
  /** By name in lower case; as they came, unfolded. */
  headers: Record<string, string>
  text: string
  html: string
}

/** Takes an e-mail with a text and an HTML part to pieces. */
export function readLetter(raw: string): ReadLetter {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')))
  const of = (type: string) => {
    const part = parts.find(({ headers: own }) => own['content-type']?.startsWith(type))
    return decode(part?.body ?? '', part?.headers['content-transfer-encoding']).replace(/\r\n/g, '\n')
  }
  return { headers, text: of('text/plain'), html: of('text/html') }
}

function split(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
