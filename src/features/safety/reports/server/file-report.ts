import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, Receipt } from '../contract.ts'
import { formatReceiptNumber, type Reason } from '../rules/reasons.ts'
import type { Accused } from './accused.ts'
import type { ReportsDeps } from './deps.ts'
import {
  collectEvidence,
  deletePictures,
  type EvidencePiece,
  pictureKeys,
} from './collect-evidence.ts'
import {
  appendEvidence,
  insertReport,
  lockPair,
  type NewEvidence,
  selectOpenReport,
  selectReceipt,
} from './store.ts'

interface ReportForm {
  readonly id: string
  readonly reason: Reason
  readonly details: string
  /** Sequence numbers of the selected messages. */
  readonly messages: readonly number[]
}

/**
 * Reports a member, and freezes the evidence (BEY-16). While an earlier report by this member about
 * the same person is undecided, it is added to that one, so there is at most one open report per
 * pair.
 */
export function fileReport(deps: ReportsDeps): Handler<(typeof contract)['reports.file'], Site> {
  return async ({ member, ...form }, context) => {
    const { site, viewer, now } = context
    if (member === viewer.member) return refuse('reports.self')
    const profile = await deps.findMember(member, { reader: viewer.account, site })
    if (profile !== null)
      return file(deps, form, { account: profile.account, profile, conversation: null }, context)
    // Someone who left, was hidden or has blocked the reporter may have written earlier.
    const partner = await deps.findPartner(viewer.account, member, now)
    return fileAbout(deps, form, partner, context)
  }
}

/**
 * Reports the other side of a conversation, even of one that ended because one of the two blocked
 * the other or left.
 */
export function fileConversationReport(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.file_about_conversation'], Site> {
  return async ({ conversation, ...form }, context) => {
    const partner = await deps.findReportable(context.viewer.account, conversation, context.now)
    return fileAbout(deps, form, partner, context)
  }
}

/** Also copies the profile, which its owner can always see but the reporter may no longer see. */
async function fileAbout(
  deps: ReportsDeps,
  form: ReportForm,
  partner: Awaited<ReturnType<ReportsDeps['findPartner']>>,
  context: Context<Site, Viewer>,
): Promise<Receipt | Refusal<'not_found' | 'reports.details_required'>> {
  if (partner === null) return refuse('not_found')
  const { account, member, conversation } = partner
  const profile =
    member === null ? null : await deps.findMember(member, { reader: account, site: context.site })
  return file(deps, form, { account, profile, conversation }, context)
}

async function file(
  deps: ReportsDeps,
  { id, reason, details: typed, messages }: ReportForm,
  accused: Accused,
  { site, viewer, now }: Context<Site, Viewer>,
): Promise<Receipt | Refusal<'not_found' | 'reports.details_required'>> {
  const { database } = deps
  const reporter = viewer.account
  const filed = await selectReceipt(database, reporter, id)
  if (filed !== null) return { number: filed.number, at: filed.at.toISOString() }
  if (accused.account === reporter) return refuse('not_found')
  const details = typed.trim()
  if (reason === 'other' && details === '')
    return refuse('reports.details_required', { field: 'details' })
  const number = formatReceiptNumber(newId())
  const pair = { reporter, reported: accused.account }
  const draft = { ...pair, number, id, pool: viewer.pool, site: site.id, reason, details }
  const evidence = await collectEvidence(deps, { reporter, messages, ...accused })
  // If this throws, the commit may still have succeeded: the pictures stay, and the monthly sweep
  // deletes them if no report has them.
  const stored = await database.transaction(async (tx): Promise<readonly EvidencePiece[]> => {
    await lockPair(tx, pair)
    // The same report was filed concurrently.
    if ((await selectReceipt(tx, reporter, id)) !== null) return []
    const open = await selectOpenReport(tx, pair)
    if (open !== null) {
      const content = { id, reason, text: details, at: now.toISOString() }
      const added: NewEvidence = { kind: 'statement', selected: true, content }
      const frozen = evidence.filter(({ kind }) => kind === 'message')
      await appendEvidence(tx, open.id, [added, ...frozen])
      return frozen
    }
    const lastMessageAt = await deps.lastMessageTime(tx, pair)
    const report = await insertReport(tx, { ...draft, lastMessageAt }, now)
    if (report === null) return []
    await appendEvidence(tx, report.id, evidence)
    return evidence
  })
  // Pictures that no report has: it was filed already, or was added to another.
  const unused = evidence.filter((piece) => !stored.includes(piece))
  await deletePictures(deps, pictureKeys(unused))
  // Of two concurrent requests the first one wins.
  const receipt = await selectReceipt(database, reporter, id)
  return { number: receipt?.number ?? number, at: (receipt?.at ?? now).toISOString() }
}
