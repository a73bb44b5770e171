import type { Site } from '#features/site/sites/index.ts'
import { computeTextFingerprint, maxFingerprintDistance, findWarnings } from '#features/safety/message-safety/index.ts'
import type { SendDecision, SentKind } from '../rules/decide-send.ts'
import type { WarningRecord } from './store-acts.ts'

/** Period in which identical first messages are counted. */
const countedMs = 7 * 86_400_000

/**
 * Returns the warnings to record for a message between members (BEY-16); null if there are none.
 */
export function createWarningRecord(
  { kind, body, basis }: { kind: SentKind; body: string; basis: SendDecision['basis'] | 'none' },
  { settings }: Pick<Site, 'settings'>,
  now: Date,
): WarningRecord | null {
  if (basis === 'none') return null
  const kinds = findWarnings(body)
  const textFingerprint = basis === 'start' && kind === 'text' ? computeTextFingerprint(body) : null
  if (kinds.length === 0 && textFingerprint === null) return null
  return {
    kinds,
    textFingerprint: textFingerprint && textFingerprint.map(bits).join(''),
    near: maxFingerprintDistance,
    threshold: settings.same_opener_people,
    since: new Date(now.getTime() - countedMs),
  }
}

function bits(half: number): string {
  return (half >>> 0).toString(2).padStart(32, '0')
}
