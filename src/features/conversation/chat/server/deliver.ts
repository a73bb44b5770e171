import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { formatInstant } from '#features/money/spending-limits/index.ts'
import { lintReply, noticeInterval } from '#features/safety/message-safety/index.ts'
import { classifyQuestion } from '#features/safety/message-safety/server/index.ts'
import type { SendResult } from '../contract/chat.ts'
import type { Sendable, SendDecision } from '../rules/decide-send.ts'
import type { SendParts } from './deps.ts'
import { currentBreak } from './current-break.ts'
import { withSenderLock } from './with-sender-lock.ts'
import { describeCost, decideMessage, type PricingFacts, type WriterContext } from './decide-message.ts'
import { toMessageContent } from './message-content.ts'
import { showPhoto } from './photos/show-photo.ts'
import type { Facts } from './store.ts'
import { createWarningRecord } from './warning-record.ts'
import { applyWellbeingRecord, createWellbeingRecord } from './wellbeing-record.ts'
import { type AuthorKind, type WellbeingRecord, send, type SendOutcome, type SentPhoto } from './store-acts.ts'

/** A message to be sent. */
export interface MessageDraft {
  /** The message's id, created by the sender's browser. */
  readonly id: string
  readonly sent: Sendable
  /** For a gift or sticker, the id of the drawing. */
  readonly body: string
  /** The displayed price. */
  readonly at_most?: number | undefined
  /** Null for a text. For a photo that may be a repeat, the digest is enough. */
  readonly photo: Pick<SentPhoto, 'digest'> | SentPhoto | null
  /** The author who writes in a fictional profile’s name; default: staff. */
  readonly author?: AuthorKind
}

/**
 * Reads the partner and the facts for the decision; null if the writer has no such partner or
 * conversation.
 */
export type FindFacts = () => Promise<Facts | null>

type Stop = NonNullable<SendDecision['closed']> | 'chat.not_honest' | 'chat.disclosure_required' | 'chat.price_changed'
export type SendRefusal = Refusal<
  Stop | 'chat.not_enough_credits' | 'chat.id_used' | 'chat.too_many_starts' | 'chat.text_only' | 'not_found'
>

/**
 * Decides and writes. The write checks under its lock that the basis of the decision is unchanged;
 * if not, because another message or a break started by the writer came first, the decision is made
 * again, up to five times.
 */
export async function deliver(
  deps: SendParts,
  context: WriterContext,
  draft: MessageDraft,
  find: FindFacts,
): Promise<SendResult | SendRefusal> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const initialFacts = await find()
    if (initialFacts === null) return refuse('not_found')
    const tried =
      initialFacts.writer.care === null
        ? await decideAndWrite(deps.database, initialFacts)
        : await withSenderLock(deps, context, initialFacts, decideAndWrite)
    if (tried === null) return refuse('not_found')
    const { facts, verdict, stopped, outcome } = tried
    if (stopped !== null && outcome.verdict !== 'repeated') return refusal(stopped, verdict, context, facts)
    if (outcome.verdict !== 'changed') return answer(deps, context, { ...tried, draft, find }, outcome)
  }
  throw new Error('sending failed: the facts changed during each of five attempts')

  async function decideAndWrite(queries: Queries, facts: Facts) {
    const verdict = decideMessage(facts, context, draft.sent)
    const stopped = findStopReason(verdict, draft)
    // A message that cannot be sent is still passed to the write, because it may be a repeat of one
    // already sent.
    const care = createWellbeingRecord(facts, { body: messageText(draft), price: verdict.price }, context)
    const decision = { ...verdict, care, basis: stopped ? ('none' as const) : verdict.basis }
    const outcome = await write(deps, queries, { context, draft, facts, decision })
    return { facts, verdict, stopped, care, outcome }
  }
}

/**
 * Checks a message before its photo is processed: returns the stored result if it was sent already,
 * or why it cannot be sent; null if it may be sent. Writes nothing.
 */
export async function precheck(
  deps: SendParts,
  context: WriterContext,
  draft: MessageDraft,
  find: FindFacts,
): Promise<SendResult | SendRefusal | null> {
  const facts = await find()
  if (facts === null) return refuse('not_found')
  const verdict = decideMessage(facts, context, draft.sent)
  const decision = { ...verdict, care: null, basis: 'none' } as const
  const outcome = await write(deps, deps.database, { context, draft, facts, decision })
  if (outcome.verdict === 'repeated' || outcome.verdict === 'id_used')
    return answer(deps, context, { facts, draft, verdict, find, care: null }, outcome)
  const stopped = findStopReason(verdict, draft)
  if (stopped !== null) return refusal(stopped, verdict, context, facts)
  const { balance } = facts.writer
  return verdict.price > balance ? notEnough(verdict.price, balance) : null
}

function findStopReason(verdict: SendDecision, { at_most, body }: MessageDraft): Stop | null {
  if (verdict.closed !== null) return verdict.closed
  // Messages in a fictional profile’s name must not claim to be real, promise to meet, give contact
  // details or ask for money.
  if (verdict.reason === 'staff' && lintReply(body).length > 0) return 'chat.not_honest'
  if (verdict.disclosure) return 'chat.disclosure_required'
  return verdict.price > (at_most ?? verdict.price) ? 'chat.price_changed' : null
}

/** Gifts and stickers contain no text. */
function messageText({ sent: { kind }, body }: MessageDraft): string {
  return kind === 'gift' || kind === 'gif' ? '' : body
}

function refusal(
  stopped: Stop,
  { price }: SendDecision,
  { site, locale, now }: WriterContext,
  { writer }: Facts,
): SendRefusal {
  if (stopped === 'not_found') return refuse('not_found')
  if (stopped === 'chat.on_break' || stopped === 'chat.excluded') {
    const until = currentBreak(writer, now)?.until ?? now
    return refuse(stopped, { with: { until: formatInstant(until, locale, site.timeZone) } })
  }
  const max = site.settings.fictional_daily_messages
  return refuse(stopped, { with: stopped === 'chat.daily_limit' ? { max } : { credits: price } })
}

function notEnough(needed: number, balance: number): SendRefusal {
  return refuse('chat.not_enough_credits', { with: { needed, balance } })
}

/** A message with its decision; with the basis `none` it is only looked up, not written. */
interface DecidedMessage {
  readonly context: WriterContext
  readonly draft: MessageDraft
  readonly facts: Facts
  readonly decision: Pick<SendDecision, 'price' | 'startsLeft'> & {
    readonly basis: SendDecision['basis'] | 'none'
    readonly care: WellbeingRecord | null
  }
}

function write({ hasMessageSubscribers }: SendParts, queries: Queries, message: DecidedMessage): Promise<SendOutcome> {
  const { viewer, site, now } = message.context
  const { partner, writer } = message.facts
  const { price, basis, startsLeft, care } = message.decision
  const {
    id,
    sent: { kind },
    body,
    photo,
    author = 'staff',
  } = message.draft
  return send(
    queries,
    {
      sender: viewer.account,
      recipient: partner.other,
      pool: viewer.pool,
      message: id,
      kind,
      body,
      photo,
      price,
      basis,
      // Only members put this question to fictional profiles; a member who paid to ask gets the
      // honest answer immediately.
      honestAnswerWindow: partner.kind === 'fictional' ? noticeInterval(classifyQuestion(body)) : null,
      note:
        partner.kind === 'member' && writer.writer_kind === 'member'
          ? createWarningRecord({ kind, body, basis }, site, now)
          : null,
      author: writer.writer_kind === 'member' ? null : author,
      care,
      maxStarts: startsLeft === null ? null : site.settings.free_conversations,
      newConversationId: newId(),
      emitsEvent: hasMessageSubscribers,
    },
    now,
  )
}

interface Delivered {
  readonly facts: Facts
  readonly draft: MessageDraft
  readonly verdict: SendDecision
  readonly find: FindFacts
  readonly care: WellbeingRecord | null
}

async function answer(
  deps: SendParts,
  context: WriterContext,
  { facts, draft, verdict, find, care }: Delivered,
  outcome: Exclude<SendOutcome, { verdict: 'changed' }>,
): Promise<SendResult | SendRefusal> {
  const { viewer } = context
  if (outcome.verdict === 'not_enough') return notEnough(verdict.price, outcome.balance)
  if (outcome.verdict === 'id_used') return refuse('chat.id_used')
  if (outcome.verdict === 'too_many_starts') return refuse('chat.too_many_starts')
  const { conversation, seq, charged } = outcome
  const staff = facts.writer.writer_kind !== 'member'
  const balance = staff ? null : outcome.balance
  if (outcome.verdict === 'sent') {
    const news = { type: 'chat.message', conversation, seq }
    deps.notify(facts.partner.other, news)
    deps.notify(viewer.account, balance === null ? news : { ...news, credits: balance })
  }
  const after: PricingFacts =
    outcome.verdict === 'sent'
      ? afterSending(facts, draft.sent, { balance: outcome.balance, price: verdict.price, care })
      : ((await find()) ?? afterSending(facts, draft.sent, { balance: 0, price: 0, care: null }))
  const {
    id,
    sent: { kind },
    body,
  } = draft
  const at = outcome.sent_at.toISOString()
  const photo = outcome.picture && showPhoto(deps, outcome.picture, context)
  const { text, drawing } = toMessageContent(deps, { kind, body }, context.locale)
  return {
    conversation: { id: conversation },
    message: {
      seq,
      mine: true,
      id,
      kind,
      text,
      photo,
      drawing,
      at,
      author: staff ? (draft.author ?? 'staff') : null,
      warnings: [],
      hidden: false,
      credits: staff ? null : charged,
    },
    credits: balance,
    cost: describeCost(after, context),
  }
}

/**
 * Applies the effects of the message to the facts; reading them all again would cost as much as
 * sending.
 */
function afterSending(
  { partner, side, writer }: Facts,
  { kind }: Sendable,
  { balance, price, care }: { balance: number; price: number; care: WellbeingRecord | null },
): PricingFacts {
  const begun = writer.begun + (side === null ? 1 : 0)
  return {
    partner,
    side: { started: side?.started ?? true, sent: (side?.sent ?? 0) + (kind === 'gift' ? 0 : 1), closed_at: null },
    writer: { ...writer, balance, begun, care: applyWellbeingRecord(writer.care, care, price) },
  }
}
