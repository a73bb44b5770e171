/** The kind of a response, which determines its security headers. */
export type ReplyKind =
  /** An HTML page with a nonce. */
  | 'page'
  /** JSON and plain text: may not run or load anything. */
  | 'data'
  /**
   * The site's own scripts, styles and fonts, of which a page loads dozens: without the headers that
   * only apply to documents. A worker gets its policy from its own file.
   */
  | 'asset'
  /** Files uploaded by members: sandboxed when opened as a page. */
  | 'media'
  /** A drawing animated by its own styles; sandboxed even when opened as a page. */
  | 'drawing'

/** Sent with every response, regardless of its status. */
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

const forDocuments = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    'geolocation=(self)',
    // For the site's own pages only, and the browser still asks the member for permission.
    'camera=(self)',
    'fullscreen=(self)',
    'publickey-credentials-get=(self)',
    'publickey-credentials-create=(self)',
    ...[
      'accelerometer',
      'browsing-topics',
      'display-capture',
      'gyroscope',
      'hid',
      'idle-detection',
    ].map(disableFeature),
    ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(disableFeature),
  ].join(', '),
} as const

const sealed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const ownResources =
  "connect-src 'self'; font-src 'self'; img-src 'self' blob: data:; manifest-src 'self'; media-src 'self' blob:; worker-src 'self'"

const policies = {
  data: sealed,
  media: `${sealed}; sandbox`,
  drawing: `${sealed}; style-src 'unsafe-inline'; sandbox`,
  // A worker runs scripts and sends requests; it has no styles, fonts or frames.
  asset:
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/**
 * The security headers of one response (SEC-04). `nonce` allows a page's own scripts to run.
 * `secret` sends no referrer, because the URL contains a secret;
 * `frames` allows a frame with a page of this site.
 */
export function createSecurityHeaders(
  kind: ReplyKind,
  options: { nonce?: string; secret?: boolean; frames?: boolean } = {},
): Record<string, string> {
  const headers: Record<string, string> = {
    ...always,
    ...(kind !== 'asset' && forDocuments),
    'content-security-policy': kind === 'page' ? pagePolicy(options) : policies[kind],
  }
  if (options.secret === true) headers['referrer-policy'] = 'no-referrer'
  return headers
}

function pagePolicy({ nonce, frames }: { nonce?: string; frames?: boolean }): string {
  const script = nonce === undefined ? "'none'" : `'nonce-${nonce}' 'strict-dynamic'`
  const style = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return (
    `default-src 'none'; script-src ${script}; style-src ${style}; ${ownResources}; ${frames === true ? "frame-src 'self'; " : ''}base-uri 'none'; form-action 'self'; ` +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app sign-up"
  )
}

function disableFeature(feature: string): string {
  return `${feature}=()`
}
