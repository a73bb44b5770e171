export const checkNames = ['spf', 'dkim', 'dmarc'] as const
export type CheckName = (typeof checkNames)[number]

export const checkVerdicts = ['ok', 'warn', 'fail'] as const
export type CheckVerdict = (typeof checkVerdicts)[number]

export const checkResults = [
  'found',
  'missing',
  'several',
  /** SPF allows everyone to send. */
  'open',
  /** SPF says nothing about other senders. */
  'weak',
  /** No DKIM selector is set. */
  'no_selector',
  'revoked',
  /** Shorter than 1,024 bits. */
  'short_key',
  /** DMARC only reports. */
  'not_enforced',
  'lookup_failed',
] as const
export type CheckResult = (typeof checkResults)[number]

export interface CheckOutcome {
  readonly verdict: CheckVerdict
  readonly result: CheckResult
  /** The record it is about. */
  readonly record: string | null
}

/** TXT records at a name: none if it doesn't exist, null if the lookup failed. */
export type TxtRecords = readonly string[] | null

/** Whether the domain names the servers that may send for it (RFC 7208). */
export function checkSpf(records: TxtRecords): CheckOutcome {
  const found = pickRecord(records, /^v=spf1( |$)/i)
  if (typeof found !== 'string') return found
  const terms = found.toLowerCase().split(/\s+/)
  const all = terms.find((term) => /^[+?~-]?all$/.test(term))
  if (all === 'all' || all === '+all') return { verdict: 'fail', result: 'open', record: found }
  const isClosed =
    all === '-all' || all === '~all' || terms.some((term) => term.startsWith('redirect='))
  return isClosed
    ? { verdict: 'ok', result: 'found', record: found }
    : { verdict: 'warn', result: 'weak', record: found }
}

/** The length of a base64 key of 1,024 bits, rounded down. */
const shortestKey = 200

/** Whether the public key of a selector is published (RFC 6376). */
export function checkDkim(records: TxtRecords): CheckOutcome {
  const found = pickRecord(records, /(^|;)\s*(v\s*=\s*DKIM1|p\s*=)/i)
  if (typeof found !== 'string') return found
  const key = (/(?:^|;)\s*p\s*=([^;]*)/i.exec(found)?.[1] ?? '').replaceAll(/\s/g, '')
  if (key === '') return { verdict: 'fail', result: 'revoked', record: found }
  const isEdwards = /(?:^|;)\s*k\s*=\s*ed25519/i.test(found)
  return isEdwards || key.length >= shortestKey
    ? { verdict: 'ok', result: 'found', record: found }
    : { verdict: 'warn', result: 'short_key', record: found }
}

/** Whether the domain says what happens to emails that fail the checks (RFC 7489). */
export function checkDmarc(records: TxtRecords): CheckOutcome {
  const found = pickRecord(records, /^v\s*=\s*DMARC1\s*(;|$)/i)
  if (typeof found !== 'string') return found
  const policy = /(?:^|;)\s*p\s*=\s*([a-z]+)/i.exec(found)?.[1]?.toLowerCase()
  return policy === 'quarantine' || policy === 'reject'
    ? { verdict: 'ok', result: 'found', record: found }
    : { verdict: 'warn', result: 'not_enforced', record: found }
}

/** The names at which a DMARC record applies: the domain's own, then those of its parents. */
export function listDmarcNames(domain: string): string[] {
  const labels = domain.split('.')
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_, place) => `_dmarc.${labels.slice(place).join('.')}`)
}

function pickRecord(records: TxtRecords, pattern: RegExp): string | CheckOutcome {
  if (records === null) return { verdict: 'warn', result: 'lookup_failed', record: null }
  const [first, ...others] = records.filter((record) => pattern.test(record.trim()))
  if (first === undefined) return { verdict: 'fail', result: 'missing', record: null }
  if (others.length > 0) return { verdict: 'fail', result: 'several', record: first }
  return first.trim()
}
