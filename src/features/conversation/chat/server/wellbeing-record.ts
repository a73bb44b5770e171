import { newId } from '#platform/server/random.ts'
import { decidePause, findSigns, isNight } from '#features/safety/wellbeing/index.ts'
import type { Moment } from './decide-message.ts'
import type { WellbeingRow, Facts } from './store.ts'
import type { WellbeingRecord } from './store-acts.ts'

/**
 * Returns what wellbeing records about a member’s message to a fictional profile, and whether it
 * starts a pause (F12); null for all other messages.
 */
export function createWellbeingRecord(
  { partner, writer }: Pick<Facts, 'partner' | 'writer'>,
  { body, price }: { readonly body: string; readonly price: number },
  { site: { settings, timeZone }, now }: Moment,
): WellbeingRecord | null {
  if (partner.kind !== 'fictional' || writer.care === null) return null
  const signs = findSigns(body)
  const night = isNight(now, timeZone)
  const { spent_day: spentDay, spent_before: spentBefore, nights, attached, distress } = writer.care
  const facts = { spentDay, spentBefore, nights, attached, distress }
  const reasons = decidePause(facts, { credits: price, night, signs }, settings)
  const until = new Date(now.getTime() + settings.care_pause_hours * 3_600_000)
  return { night, signs, reasons, pause: newId(), until }
}

/** Returns the wellbeing counters after that message is written. */
export function applyWellbeingRecord(
  before: WellbeingRow | null,
  note: WellbeingRecord | null,
  price: number,
): WellbeingRow | null {
  if (before === null || note === null) return before
  return {
    ...before,
    paid_today: before.paid_today + (price > 0 ? 1 : 0),
    paused_until: note.reasons.length > 0 ? note.until.toISOString() : before.paused_until,
  }
}
