/** A parsed email. */
export interface ReceivedEmail {
  readonly headers: Readonly<Record<string, string>>
  readonly subject: string
  readonly from: string
  readonly to: string
  readonly text: string
  readonly html: string
  /** Every URL the HTML links to, in order. */
  readonly links: readonly string[]
}

/**
 * Parses an email as transmitted: RFC 5322 headers, RFC 2047 encoded words, multipart bodies in the
 * usual encodings.
 */
export function parseEmail(raw: Buffer): ReceivedEmail {
  const root = parsePart(raw.toString('latin1'))
  const parts = listLeafParts(root)
  const getBody = (type: string) => parts.find((part) => getContentType(part).startsWith(type))
  const html = decodedBody(getBody('text/html'))
  const header = (name: string) => decodeWords(root.headers[name] ?? '')
  return {
    headers: Object.fromEntries(Object.entries(root.headers).map(([name, value]) => [name, decodeWords(value)])),
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    text: decodedBody(getBody('text/plain')),
    html,
    links: [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => unescaped(href ?? '')),
  }
}

interface Part {
  readonly headers: Record<string, string>
  readonly body: string
}

function parsePart(source: string): Part {
  const end = source.search(/\r?\n\r?\n/)
  const head = end === -1 ? source : source.slice(0, end)
  const headers: Record<string, string> = {}
  for (const field of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = field.indexOf(':')
    if (colon > 0) headers[field.slice(0, colon).toLowerCase()] = field.slice(colon + 1).trim()
  }
  return { headers, body: end === -1 ? '' : source.slice(end).replace(/^\r?\n\r?\n/, '') }
}

function getContentType(part: Part): string {
  return (part.headers['content-type'] ?? 'text/plain').toLowerCase()
}

function listLeafParts(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/i.exec(part.headers['content-type'] ?? '')?.[1]
  if (!getContentType(part).startsWith('multipart/') || boundary === undefined) return [part]
  const pieces = `\r\n${part.body}`.split(`\n--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece) => listLeafParts(parsePart(piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''))))
}

function decodedBody(part: Part | undefined): string {
  if (part === undefined) return ''
  const bytes = decoded(part.body, (part.headers['content-transfer-encoding'] ?? '').toLowerCase())
  return decodeText(bytes, /charset="?([\w-]+)/i.exec(part.headers['content-type'] ?? '')?.[1]).replaceAll('\r\n', '\n')
}

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding === 'quoted-printable') return fromHex(body.replace(/=[ \t]*\r?\n/g, ''))
  return Buffer.from(body, 'latin1')
}

function fromHex(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}

/** Decodes `=?UTF-8?Q?…?=` words; white space between two of them is dropped. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)(?:\*[\w-]*)?\?([QB])\?([^?]*)\?=/gi, (_, charset: string, kind: string, word: string) =>
      decodeText(
        kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : fromHex(word.replaceAll('_', ' ')),
        charset,
      ),
    )
}

function decodeText(bytes: Buffer, charset = 'utf-8'): string {
  return new TextDecoder(charset).decode(bytes)
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('&amp;', '&')
}
