import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { formatReceiptNumber } from '../rules/reasons.ts'
import type { ReportsDeps } from './deps.ts'
import { insertEvidence, insertReport, selectReceipt } from './store.ts'

/**
 * Files a report and freezes the evidence (BEY-16): the profile, the selected messages and their
 * neighbours.
 */
export function fileReport(deps: ReportsDeps): Handler<(typeof contract)['reports.file'], Site> {
  const { database, findMember, findPartner, selectMessages } = deps
  return async ({ member, id, reason, details: typed, messages }, { site, viewer, now }) => {
    const reporter = viewer.account
    if (member === viewer.member) return refuse('reports.self')
    const filed = await selectReceipt(database, reporter, id)
    if (filed !== null) return { number: filed.number, at: filed.at.toISOString() }
    const profile = await findMember(member, { reader: reporter, site })
    // A member who left or is hidden now may still have sent messages.
    const reported = profile?.account ?? (await findPartner(reporter, member))
    if (reported === null || reported === reporter) return refuse('not_found')
    const reportText = typed.trim()
    if (reason === 'other' && reportText === '')
      return refuse('reports.details_required', { field: 'details' })
    const number = formatReceiptNumber(newId())
    const draft = {
      number,
      id,
      reporter,
      reported,
      pool: viewer.pool,
      site: site.id,
      reason,
      details: reportText,
    }
    await database.transaction(async (tx) => {
      const report = await insertReport(tx, draft, now)
      if (report === null) return
      const messageEvidence = await selectMessages(tx, { reporter, reported, messages })
      await insertEvidence(tx, report.id, [
        ...(profile === null
          ? []
          : [
              {
                kind: 'profile' as const,
                selected: messages.length === 0,
                content: profileContent(profile),
              },
            ]),
        ...messageEvidence.map((one) => ({ kind: 'message' as const, ...one })),
      ])
    })
    // Of two concurrent requests the first one wins.
    const receipt = await selectReceipt(database, reporter, id)
    return { number: receipt?.number ?? number, at: (receipt?.at ?? now).toISOString() }
  }
}

/** Returns the texts of a profile, without anything only its owner sees. */
function profileContent(
  profile: NonNullable<Awaited<ReturnType<ReportsDeps['findMember']>>>,
): object {
  const { member, name, kind, about, notes, prompts, interests } = profile
  return { member, name, kind, about, notes, prompts, interests }
}
