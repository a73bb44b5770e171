import type { MessageQuote, SendResult } from '../../contract/chat.ts'
import { decideDeletion } from '../../rules/changes/decide-change.ts'
import { oldestShownSeq } from '../../rules/oldest-shown-seq.ts'
import type { SendParts } from '../deps.ts'
import { toMessageContent } from '../message-content.ts'
import { showPhoto } from '../photos/show-photo.ts'
import { selectMessages } from '../store-messages.ts'
import { toQuote } from '../to-message.ts'
import type { WriterContext } from '../writer-context.ts'
import { describeCost } from './describe-cost.ts'
import { advanceFacts, type PricingFacts, readFacts } from './facts.ts'
import type { DecidedMessage } from './message-draft.ts'
import type { StoredMessage } from './store-send.ts'

/** Notifies both members of a new message, and describes it with the cost of the next one. */
export async function describeSent(
  deps: SendParts,
  context: WriterContext,
  message: DecidedMessage,
  stored: StoredMessage,
): Promise<SendResult> {
  const { facts, draft } = message
  const { conversation, seq, charged } = stored
  const staff = facts.writer.writer_kind !== 'member'
  const balance = staff ? null : stored.balance
  if (stored.verdict === 'sent') {
    const news = { type: 'chat.message', conversation, seq }
    deps.notify(facts.partner.other, news)
    deps.notify(context.viewer.account, balance === null ? news : { ...news, credits: balance })
  }
  const { id, sent } = draft
  const { current_body: body, edited_at: editedAt } = stored
  // A repeat describes the message as it is now.
  const deleted = stored.deleted_at !== null
  const change = { unavailable: deleted, sentAt: stored.sent_at }
  const changeable = !staff && decideDeletion(change, context.now) === null
  const content = toMessageContent(
    deps,
    { kind: sent.kind, body, withdrawn: deleted },
    context.locale,
  )
  return {
    conversation: { id: conversation },
    message: {
      seq,
      mine: true,
      id,
      kind: sent.kind,
      ...content,
      photo: stored.picture && showPhoto(deps, stored.picture, context),
      at: stored.sent_at.toISOString(),
      author: staff ? (draft.author ?? 'staff') : null,
      withdrawn: false,
      warnings: [],
      hidden: false,
      credits: staff ? null : charged,
      edited_at: deleted ? null : (editedAt?.toISOString() ?? null),
      deleted,
      quote: await describeQuote(deps, context, message, stored),
      reaction: null,
      can_edit: changeable && sent.kind === 'text',
      can_delete: changeable,
    },
    credits: balance,
    cost: describeCost(await findFactsAfter(deps, context, message, stored), context),
  }
}

/** The message it replies to; only replies need this query. */
async function describeQuote(
  deps: SendParts,
  context: WriterContext,
  { facts, draft }: DecidedMessage,
  { seq }: StoredMessage,
): Promise<MessageQuote | null> {
  if (draft.quote === undefined || facts.side === null) return null
  const from = oldestShownSeq(seq, context.site.settings.history_limit)
  const [row] = await selectMessages(deps.database, {
    id: facts.side.id,
    reader: context.viewer.account,
    before: seq + 1,
    from,
    count: 1,
  })
  return row === undefined || row.quote === null ? null : toQuote(deps, row.quote, [], context)
}

async function findFactsAfter(
  deps: SendParts,
  context: WriterContext,
  { facts, draft, target, decision, effects }: DecidedMessage,
  { verdict, balance }: StoredMessage,
): Promise<PricingFacts> {
  if (verdict === 'sent')
    return advanceFacts(facts, draft.sent, { balance, price: decision.price, effects })
  const current = await readFacts(deps, context, target)
  return current ?? advanceFacts(facts, draft.sent, { balance: 0, price: 0, effects: [] })
}
