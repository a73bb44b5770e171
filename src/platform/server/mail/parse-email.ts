import PostalMime from 'postal-mime'

/** A parsed email. */
export interface ReceivedEmail {
  /** By name in lower case, as received. */
  readonly headers: Readonly<Record<string, string>>
  readonly subject: string
  /** `Name <address>`, or the address alone. */
  readonly from: string
  readonly to: string
  readonly text: string
  readonly html: string
  /** Every URL the HTML links to, in order. */
  readonly links: readonly string[]
}

/** Parses an email as transmitted. */
export async function parseEmail(raw: Buffer): Promise<ReceivedEmail> {
  const email = await PostalMime.parse(raw)
  const html = email.html ?? ''
  return {
    headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    subject: email.subject ?? '',
    from: formatAddresses(email.from === undefined ? [] : [email.from]),
    to: formatAddresses(email.to ?? []),
    text: withOneLineBreak(email.text ?? ''),
    html: withOneLineBreak(html),
    links: [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => unescaped(href ?? '')),
  }
}

function formatAddresses(
  addresses: readonly { name: string; address?: string | undefined }[],
): string {
  return addresses
    .map(({ name, address = '' }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ')
}

/** The parser includes the line break before the boundary that follows a part. */
function withOneLineBreak(text: string): string {
  return text.replace(/\n+$/, '\n')
}

function unescaped(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
}
