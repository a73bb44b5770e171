import type { Site } from '#features/site/sites/index.ts'
import type { Context, StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import { determineAuthor } from '../rules/determine-author.ts'
import { claimUnreserved } from './claim.ts'
import type { DeskDeps } from './deps.ts'
import { findClosedReason, buildHonestReply } from './describe-conversation.ts'
import { toDeskScope } from './queue.ts'
import { type DeskRow, selectOne } from './store.ts'
import { hasReplied, insertReply, selectDrafts, settleHandovers } from './store-acts.ts'
import { maxInARow } from '../rules/claims.ts'

/** How long a draft counts as offered for the next reply, whatever was replied since, in milliseconds. */
const draftCountsMs = 3_600_000

type Moment = Context<Site, StaffViewer>
type NotSent = Refusal<
  | 'not_found'
  | 'persona_desk.claimed'
  | 'persona_desk.for_lead'
  | 'persona_desk.member_left'
  | 'persona_desk.their_turn'
  | 'persona_desk.id_used'
>

/**
 * Replies with the agent's text, which is checked against the rules before it is sent; blocked
 * texts are logged with the reason.
 */
export function reply(deps: DeskDeps): Handler<(typeof contract)['persona_desk.reply'], Site> {
  return async ({ conversation, id, text }, context) => {
    const { site, viewer, now } = context
    const body = text.trim()
    if (body === '') return refuse('persona_desk.empty', { field: 'text' })
    const max = site.settings.message_length
    if (body.length > max) return refuse('persona_desk.too_long', { field: 'text', with: { max } })
    const row = await selectOne(deps.database, toDeskScope(site), conversation)
    if (row === null) return refuse('not_found')
    const reason = deps.lintReply(body, row.locale as Locale)
    if (reason !== null) {
      await deps.database.transaction((tx) =>
        deps.note(
          tx,
          viewer,
          { act: 'persona_desk.held_back', about: conversation, facts: { reason } },
          now,
        ),
      )
      return refuse('persona_desk.against_rules', { field: 'text', with: { reason } })
    }
    return write(deps, context, { conversation, id, honest: false, wording: () => body })
  }
}

/** States what the profile is, with the product's own text. */
export function replyHonestly(
  deps: DeskDeps,
): Handler<(typeof contract)['persona_desk.send_honest_reply'], Site> {
  return ({ conversation, id }, context) =>
    write(deps, context, {
      conversation,
      id,
      honest: true,
      wording: (row) => buildHonestReply(deps.phrases, row.locale as Locale, context.site),
    })
}

interface ReplyRequest {
  readonly conversation: string
  readonly id: string
  readonly honest: boolean
  readonly wording: (row: DeskRow) => string
}

/**
 * Claim, message, author and audit entry are written in one transaction: so two staff members never
 * answer the same conversation, and every reply has an author. The honest reply is allowed even
 * when it is the member's turn.
 */
function write(
  deps: DeskDeps,
  { site, viewer, now }: Moment,
  { conversation, id, honest, wording }: ReplyRequest,
): Promise<{ seq: number } | NotSent> {
  const { database, chat, note } = deps
  return database.transaction(async (tx) => {
    const repeated = await hasReplied(tx, { message: id, conversation, staff: viewer.staff })
    const claimed = repeated
      ? null
      : await claimUnreserved(deps, tx, { site, viewer, now }, conversation)
    if (isRefusal(claimed)) return claimed
    const row =
      claimed === null ? await selectOne(tx, toDeskScope(site), conversation) : claimed.row
    if (row === null) return refuse('not_found')
    const closed = repeated ? null : findClosedReason(row)
    if (closed !== null && !(honest && closed === 'persona_desk.their_turn'))
      return refuse(closed, { with: { most: maxInARow } })
    const profile = { account: row.profile_id, member: row.profile, pool: site.pool }
    const text = wording(row)
    const recentSince = new Date(now.getTime() - draftCountsMs)
    const drafts = honest
      ? []
      : await selectDrafts(tx, { conversation, staff: viewer.staff, recentSince })
    const author = determineAuthor(text, drafts)
    const answer = await chat.answerAs(
      tx,
      profile,
      { conversation, id, text, author },
      { site, now },
    )
    if (isRefusal(answer))
      return refuse(
        answer.refusal === 'chat.id_used' ? 'persona_desk.id_used' : 'persona_desk.member_left',
      )
    const { seq } = answer
    const waited =
      row.waiting_since && Math.floor((now.getTime() - row.waiting_since.getTime()) / 1000)
    const replyRow = {
      message: id,
      conversation,
      seq,
      profile: row.profile_id,
      staff: viewer.staff,
      honest,
      author,
      waited,
    }
    if (await insertReply(tx, replyRow, now)) {
      await chat.readAs(tx, profile, { conversation, seq }, { site, now })
      await settleHandovers(tx, conversation, now)
      await note(
        tx,
        viewer,
        {
          act: 'persona_desk.replied',
          about: conversation,
          facts: { seq, honest, ...(author !== 'staff' && { author }) },
        },
        now,
      )
    }
    return { seq }
  })
}
