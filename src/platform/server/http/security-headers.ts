/** What an answer is, as far as its rights in a browser go. */
export type ReplyKind =
  /** An HTML page with a nonce. */
  | 'page'
  /** JSON and texts: nothing in it may run or load. */
  | 'data'
  /** Own scripts, styles, fonts: a worker takes its rights from its own file. */
  | 'asset'
  /** What members sent in: opened as a page it is locked up. */
  | 'media'
  /** A drawing that moves by a style of its own: opened as a page it is locked up like the rest. */
  | 'drawing'

/** On every answer, whatever its status. */
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    'geolocation=(self)',
    // For the member's own pages only, and the browser still asks the member.
    'camera=(self)',
    'fullscreen=(self)',
    'publickey-credentials-get=(self)',
    'publickey-credentials-create=(self)',
    ...['accelerometer', 'browsing-topics', 'display-capture', 'gyroscope', 'hid', 'idle-detection'].map(nobody),
    ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(nobody),
  ].join(', '),
} as const

const sealed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const own =
  "connect-src 'self'; font-src 'self'; img-src 'self' blob: data:; manifest-src 'self'; media-src 'self' blob:; worker-src 'self'"

const policies = {
  data: sealed,
  media: `${sealed}; sandbox`,
  drawing: `${sealed}; style-src 'unsafe-inline'; sandbox`,
  asset: `default-src 'none'; script-src 'self'; style-src 'self'; ${own}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const

/** The security headers of one answer (SEC-04). `nonce` lets a page's own scripts run. `secret`: its address tells no one. */
export function securityHeaders(
  kind: ReplyKind,
  options: { nonce?: string; secret?: boolean } = {},
): Record<string, string> {
  const headers: Record<string, string> = {
    ...always,
    'content-security-policy': kind === 'page' ? pagePolicy(options.nonce) : policies[kind],
  }
  if (options.secret === true) headers['referrer-policy'] = 'no-referrer'
  return headers
}

function pagePolicy(nonce: string | undefined): string {
  const script = nonce === undefined ? "'none'" : `'nonce-${nonce}' 'strict-dynamic'`
  const style = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return (
    `default-src 'none'; script-src ${script}; style-src ${style}; ${own}; base-uri 'none'; form-action 'self'; ` +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app"
  )
}

function nobody(feature: string): string {
  return `${feature}=()`
}
