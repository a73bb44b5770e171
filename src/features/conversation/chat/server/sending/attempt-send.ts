import { type Refusal, refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import { formatInstant } from '#features/money/spending-limits/index.ts'
import { assessMessage, type MessageEffect } from '#features/safety/message-safety/server/index.ts'
import type { SendResult } from '../../contract/chat.ts'
import type { SendDecision } from '../../rules/decide-send.ts'
import type { SendParts } from '../deps.ts'
import type { Facts } from '../store-facts.ts'
import type { WriterContext } from '../writer-context.ts'
import { currentBreak } from './current-break.ts'
import { decideMessage } from './decide-message.ts'
import { describeSent } from './describe-sent.ts'
import { readFacts, type Target } from './facts.ts'
import type { DecidedMessage, MessageDraft, Stop } from './message-draft.ts'
import { insertMessage, type SendOutcome } from './store-send.ts'
import { withSenderLock } from './with-sender-lock.ts'

export type SendRefusal = Refusal<
  | Stop
  | 'chat.not_enough_credits'
  | 'chat.id_used'
  | 'chat.quote_gone'
  | 'chat.too_many_starts'
  | 'chat.text_only'
  | 'chat.confirm_for_photos'
  | 'not_found'
>

/**
 * Decides and writes. The write checks under its lock that the basis of the decision is unchanged;
 * if not, because another message or a break started by the writer came first, the decision is made
 * again, up to five times.
 *
 * A dry run writes nothing and returns the stored result if the message was sent already, why it
 * cannot be sent, or null if it may be sent.
 */
export async function attemptSend(
  deps: SendParts,
  context: WriterContext,
  draft: MessageDraft,
  target: Target,
): Promise<SendResult | SendRefusal>
export async function attemptSend(
  deps: SendParts,
  context: WriterContext,
  draft: MessageDraft,
  target: Target,
  options: { readonly dryRun: true },
): Promise<SendResult | SendRefusal | null>
export async function attemptSend(
  deps: SendParts,
  context: WriterContext,
  draft: MessageDraft,
  target: Target,
  { dryRun }: { readonly dryRun: boolean } = { dryRun: false },
): Promise<SendResult | SendRefusal | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const initialFacts = await readFacts(deps, context, target)
    if (initialFacts === null) return refuse('not_found')
    const tried =
      dryRun || initialFacts.writer.safety === null
        ? await decideAndWrite(deps.database, initialFacts)
        : await withSenderLock(deps, context, initialFacts, decideAndWrite)
    if (tried === null) return refuse('not_found')
    const { message, outcome } = tried
    const { stop, decision, facts } = message
    if (stop !== null && outcome.verdict !== 'repeated')
      return explainStop(stop, decision, context, facts)
    if (outcome.verdict === 'sent' || outcome.verdict === 'repeated')
      return describeSent(deps, context, message, outcome)
    if (outcome.verdict === 'not_enough') return notEnough(decision.price, outcome.balance)
    // With too many starts it is decided again too: for a Premium member only the free first messages
    // are used up, and others are told why no conversation is left.
    if (outcome.verdict === 'id_used') return refuse('chat.id_used')
    if (outcome.verdict === 'quote_gone') return refuse('chat.quote_gone', { field: 'quote' })
    const { balance } = facts.writer
    if (dryRun) return decision.price > balance ? notEnough(decision.price, balance) : null
  }
  throw new Error('sending failed: the facts changed during each of five attempts')

  async function decideAndWrite(database: SendParts['database'], facts: Facts) {
    const message = decide(context, draft, target, facts)
    // A message that must not be written is still looked up: it may be a repeat of one
    // already sent.
    const lookUpOnly = dryRun || message.stop !== null
    const outcome = await write({ ...deps, database }, context, message, lookUpOnly)
    return { message, outcome }
  }
}

function decide(
  context: WriterContext,
  draft: MessageDraft,
  target: Target,
  facts: Facts,
): DecidedMessage {
  const { sent, body } = draft
  const { partner, writer } = facts
  const decision = decideMessage(facts, context, sent)
  const effects = assessMessage(
    // Gifts and stickers contain no text.
    sent.kind === 'gift' || sent.kind === 'gif' ? '' : body,
    {
      from: writer.writer_kind,
      to: partner.kind,
      // A sticker, a photo or a short greeting first doesn't hide an advertisement that follows.
      opening: facts.side === null || (facts.side.started && facts.side.received === 0),
      credits: decision.price,
      sender: writer.safety,
    },
    context,
  )
  const stop = findStop(decision, effects, draft)
  return { facts, draft, target, decision, effects, stop }
}

function findStop(
  { closed, disclosure, price }: SendDecision,
  effects: readonly MessageEffect[],
  { at_most }: MessageDraft,
): Stop | null {
  if (closed !== null) return closed
  if (effects.some(({ type }) => type === 'refuse')) return 'chat.not_honest'
  if (disclosure) return 'chat.disclosure_required'
  return price > (at_most ?? price) ? 'chat.price_changed' : null
}

/** Writes the message, or only looks up whether it was written before. */
function write(
  { database, hasMessageSubscribers }: SendParts,
  { viewer, now }: WriterContext,
  { facts, draft, decision, effects }: DecidedMessage,
  lookUpOnly: boolean,
): Promise<SendOutcome> {
  const { partner, writer } = facts
  const { id, sent, body, photo, quote = null, author = 'staff' } = draft
  return insertMessage(
    database,
    {
      sender: viewer.account,
      recipient: partner.other,
      pool: viewer.pool,
      message: id,
      kind: sent.kind,
      body,
      photo,
      quote,
      price: decision.price,
      basis: lookUpOnly ? 'none' : decision.basis,
      maxStarts: decision.maxStarts,
      newConversationId: newId(),
      author: writer.writer_kind === 'member' ? null : author,
      awaitsReply: writer.safety !== null,
      toMember: partner.kind === 'member',
      effects,
      emitsEvent: hasMessageSubscribers,
    },
    now,
  )
}

function explainStop(
  stop: Stop,
  { price }: SendDecision,
  { site, locale, now }: WriterContext,
  { writer }: Facts,
): SendRefusal {
  if (stop === 'not_found') return refuse('not_found')
  if (stop === 'chat.on_break' || stop === 'chat.excluded') {
    const until = currentBreak(writer, now)?.until ?? now
    return refuse(stop, { with: { until: formatInstant(until, locale, site.timeZone) } })
  }
  const max = site.settings.fictional_daily_messages
  return refuse(stop, { with: stop === 'chat.daily_limit' ? { max } : { credits: price } })
}

function notEnough(needed: number, balance: number): SendRefusal {
  return refuse('chat.not_enough_credits', { with: { needed, balance } })
}
