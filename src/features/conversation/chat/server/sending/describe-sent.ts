import type { SendResult } from '../../contract/chat.ts'
import type { SendParts } from '../deps.ts'
import { toMessageContent } from '../message-content.ts'
import { showPhoto } from '../photos/show-photo.ts'
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
  const { id, sent, body } = draft
  const content = toMessageContent(deps, { kind: sent.kind, body }, context.locale)
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
    },
    credits: balance,
    cost: describeCost(await findFactsAfter(deps, context, message, stored), context),
  }
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
