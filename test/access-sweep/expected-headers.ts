import type { WireResponse } from './wire.ts'

const fixed: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Returns what is wrong with the headers of an API response or photo (SEC-04). */
export function findHeaderFaults({ headers, status }: WireResponse): string[] {
  const all = new Map(headers)
  const faults = Object.entries(fixed).flatMap(([name, value]) =>
    all.get(name) === value ? [] : [`${name} is ${all.get(name)} on a ${status}`],
  )
  const requireHeader = (name: string, shape: RegExp) => {
    if (!shape.test(all.get(name) ?? '')) faults.push(`${name} is ${all.get(name)} on a ${status}`)
  }
  requireHeader('referrer-policy', /^(same-origin|no-referrer)$/)
  requireHeader(
    'content-security-policy',
    /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
  )
  requireHeader('permissions-policy', /camera=\(self\)/)
  // Personal responses are not cached by intermediaries; photos may be cached by the reader's own
  // browser.
  requireHeader('cache-control', /^(no-store|private, max-age=\d+(, immutable)?)$/)
  requireHeader('x-request-id', /^[0-9a-f-]{36}$/)
  for (const [name, value] of headers) {
    if (name.startsWith('access-control-')) faults.push(`${name} opens the answer to other sites`)
    if (name === 'server' || name === 'x-powered-by') faults.push(`${name} tells ${value}`)
    if (name === 'set-cookie' && !/; ?secure/i.test(value))
      faults.push(`a cookie without Secure: ${value}`)
    if (name === 'set-cookie' && !/; ?samesite=(lax|strict)/i.test(value))
      faults.push(`a cookie for any site: ${value}`)
    // The key for reading offline is read by scripts and opens nothing on the server (decision 041).
    if (
      name === 'set-cookie' &&
      /^__Host-auth\.(?!offline=)|device/.test(value) &&
      !/; ?httponly/i.test(value)
    )
      faults.push(`a secret that scripts can read: ${value}`)
  }
  return faults
}
