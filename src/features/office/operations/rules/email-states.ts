/** The outcome of an email, as far as it is known. */
export const emailStates = [
  'queued',
  'sending',
  'deferred',
  'accepted',
  'refused',
  'bounced',
  'complained',
  'suppressed',
  'unknown',
] as const
export type EmailState = (typeof emailStates)[number]

/** The mail library's report of a failed try. */
export interface SendError {
  readonly responseCode?: unknown
  readonly response?: unknown
  readonly code?: unknown
}

/** Errors of connections that were never established. */
const neverConnected = ['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAUTH']

/** The state after a failed try; `unknown` if the server may have accepted the email. */
export function describeFailure({ responseCode, code }: SendError): EmailState {
  if (typeof responseCode === 'number') return responseCode >= 500 ? 'refused' : 'deferred'
  return typeof code === 'string' && neverConnected.includes(code) ? 'deferred' : 'unknown'
}

/**
 * The part of a reply that contains nothing personal: `550 5.1.1` of `550 5.1.1 <ana@example.org>
 * unknown`. An error of the connection is named by its code.
 */
export function shortenReply({ responseCode, response, code }: SendError): string | null {
  const [, reply] =
    /^(\d{3}(?:[ -][245]\.\d{1,3}\.\d{1,3})?)(?![\d.])/.exec(
      typeof response === 'string' ? response : '',
    ) ?? []
  if (reply !== undefined) return reply.replace('-', ' ')
  if (typeof responseCode === 'number') return String(responseCode)
  return typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : null
}
