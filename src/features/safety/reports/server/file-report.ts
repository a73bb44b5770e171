import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { formatReceiptNumber } from '../rules/reasons.ts'
import type { ReportsDeps } from './deps.ts'
import {
  appendEvidence,
  insertReport,
  lockPair,
  type NewEvidence,
  selectOpenReport,
  selectReceipt,
} from './store.ts'

/**
 * Files a report and freezes the evidence (BEY-16): the profile, the selected messages and their
 * neighbours. While an earlier report by the same member about the same member is undecided, it is
 * added to that one: there is at most one open report per pair.
 */
export function fileReport(deps: ReportsDeps): Handler<(typeof contract)['reports.file'], Site> {
  const { database, findMember, findPartner, selectMessages, lastMessageTime } = deps
  return async ({ member, id, reason, details: typed, messages }, { site, viewer, now }) => {
    const reporter = viewer.account
    if (member === viewer.member) return refuse('reports.self')
    const filed = await selectReceipt(database, reporter, id)
    if (filed !== null) return { number: filed.number, at: filed.at.toISOString() }
    const profile = await findMember(member, { reader: reporter, site })
    // A member who left or is hidden now may still have sent messages.
    const reported = profile?.account ?? (await findPartner(reporter, member))
    if (reported === null || reported === reporter) return refuse('not_found')
    const details = typed.trim()
    if (reason === 'other' && details === '')
      return refuse('reports.details_required', { field: 'details' })
    const number = formatReceiptNumber(newId())
    const pair = { reporter, reported }
    await database.transaction(async (tx) => {
      await lockPair(tx, pair)
      // Of two concurrent requests the first one wins.
      if ((await selectReceipt(tx, reporter, id)) !== null) return
      const frozen = (await selectMessages(tx, { ...pair, messages })).map((one) => ({
        kind: 'message' as const,
        ...one,
      }))
      const open = await selectOpenReport(tx, pair)
      if (open !== null) {
        const content = { id, reason, text: details, at: now.toISOString() }
        const added: NewEvidence = { kind: 'statement', selected: true, content }
        await appendEvidence(tx, open.id, [added, ...frozen])
        return
      }
      const draft = { ...pair, number, id, pool: viewer.pool, site: site.id, reason, details }
      const report = await insertReport(
        tx,
        { ...draft, lastMessageAt: await lastMessageTime(tx, pair) },
        now,
      )
      if (report === null) return
      await appendEvidence(tx, report.id, [...freezeProfile(profile, messages), ...frozen])
    })
    const receipt = await selectReceipt(database, reporter, id)
    return { number: receipt?.number ?? number, at: (receipt?.at ?? now).toISOString() }
  }
}

type Profile = NonNullable<Awaited<ReturnType<ReportsDeps['findMember']>>>

/** The texts of a profile, without anything only its owner sees; selected if no message is. */
function freezeProfile(profile: Profile | null, messages: readonly number[]): NewEvidence[] {
  if (profile === null) return []
  const { member, name, kind, about, notes, prompts, interests } = profile
  const content = { member, name, kind, about, notes, prompts, interests }
  return [{ kind: 'profile', selected: messages.length === 0, content }]
}
