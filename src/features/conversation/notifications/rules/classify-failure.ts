import { hourMs, minuteMs } from '#kernel/duration.ts'

/** The report of the mail library about a failed attempt. */
export interface SendFailure {
  readonly responseCode?: number | undefined
  readonly command?: string | undefined
  readonly code?: string | undefined
}

/**
 * `retry`: certainly not accepted, for now; `pause`: the same, and the server asks us to slow down;
 * `refused`: not accepted, for good; `unknown`: it may have been accepted.
 */
export type FailureKind = 'retry' | 'pause' | 'refused' | 'unknown'

/** The errors of a connection that was never established. */
const neverConnected = ['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAUTH']

/** Decides what a failed attempt means. Connections can be lost after the server accepted the email. */
export function classifyFailure({ responseCode, command, code }: SendFailure): FailureKind {
  if (responseCode !== undefined && responseCode >= 500)
    return command?.startsWith('AUTH') === true ? 'retry' : 'refused'
  if (responseCode === 421 || (responseCode !== undefined && command === 'MAIL FROM'))
    return 'pause'
  if (responseCode !== undefined && responseCode >= 400) return 'retry'
  return code !== undefined && neverConnected.includes(code) ? 'retry' : 'unknown'
}

/** How long an email waits after the n-th failed try: 5 minutes, doubled up to four hours. */
export function retryDelayMs(tries: number): number {
  return Math.min(5 * minuteMs * 2 ** Math.min(tries - 1, 10), 4 * hourMs)
}

/** How often an email is tried, which takes about a day. */
export const maxTries = 10

/** Whether an enhanced status code (RFC 3463) or response says that the address itself is at fault. */
export function isHardBounce(status: string): boolean {
  const [, enhanced] = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(status) ?? []
  if (enhanced === undefined) return /^5(50|51|53)\b/.test(status.trim())
  // Full mailboxes (5.2.2), too large messages, systems, networks and policies are not the address's fault.
  return /^5\.(1\.\d+|0\.0|2\.[01])$/.test(enhanced)
}

/** This number of temporary failures within `softBounceDays` count as a bounce. */
export const maxSoftBounces = 5
export const softBounceDays = 14
