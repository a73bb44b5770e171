import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { sayInstant } from '#features/money/spending-limits/index.ts'
import { lintReply, inSight } from '#features/safety/message-safety/index.ts'
import { howItAsks } from '#features/safety/message-safety/server/index.ts'
import type { Sent } from '../contract/chat.ts'
import type { Sendable, SendVerdict } from '../rules/judge-send.ts'
import type { SendParts } from './deps.ts'
import { breakOf } from './break-of.ts'
import { inTurn } from './in-turn.ts'
import { costOf, judge, type Weighed, type Writing } from './judge.ts'
import { wordsOf } from './words-of.ts'
import { showPhoto } from './show-photo.ts'
import type { Facts } from './store.ts'
import { noteOf } from './note-of.ts'
import { careAfter, careOf } from './care-of.ts'
import { type AuthorKind, type CareNote, send, type SendOutcome, type SentPhoto } from './store-acts.ts'

/** A message to be sent. */
export interface Parcel {
  /** The message's id, created by the sender's browser. */
  readonly id: string
  readonly sent: Sendable
  /** For a gift or sticker, the id of the drawing. */
  readonly body: string
  /** The displayed price. */
  readonly at_most?: number | undefined
  /** Null for a text. For a photo that may be a repeat, the digest is enough. */
  readonly photo: Pick<SentPhoto, 'digest'> | SentPhoto | null
  /** Who writes in a fictional profile’s name; default: staff. */
  readonly author?: AuthorKind
}

/**
 * Reads the partner and the facts for the decision; null if the writer has no such partner or
 * conversation.
 */
export type FindFacts = () => Promise<Facts | null>

type Stop = NonNullable<SendVerdict['closed']> | 'chat.not_honest' | 'chat.disclosure_required' | 'chat.price_changed'
export type Refused = Refusal<
  Stop | 'chat.not_enough_credits' | 'chat.id_used' | 'chat.too_many_starts' | 'chat.text_only' | 'not_found'
>

/**
 * Decides and writes. The write checks under its lock that the basis of the decision is unchanged;
 * if not, because another message or a break started by the writer came first, the decision is made
 * again, up to five times.
 */
export async function deliver(
  deps: SendParts,
  context: Writing,
  parcel: Parcel,
  find: FindFacts,
): Promise<Sent | Refused> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const found = await find()
    if (found === null) return refuse('not_found')
    const tried =
      found.writer.care === null
        ? await judgeAndWrite(deps.database, found)
        : await inTurn(deps, context, found, judgeAndWrite)
    if (tried === null) return refuse('not_found')
    const { facts, verdict, stopped, outcome } = tried
    if (stopped !== null && outcome.verdict !== 'repeated') return refusal(stopped, verdict, context, facts)
    if (outcome.verdict !== 'changed') return answer(deps, context, { ...tried, parcel, find }, outcome)
  }
  throw new Error('sending failed: the facts changed during each of five attempts')

  async function judgeAndWrite(queries: Queries, facts: Facts) {
    const verdict = judge(facts, context, parcel.sent)
    const stopped = stopOf(verdict, parcel)
    // A message that cannot be sent is still passed to the write, because it may be a repeat of one
    // already sent.
    const care = careOf(facts, { body: wordsIn(parcel), price: verdict.price }, context)
    const judged = { ...verdict, care, basis: stopped ? ('none' as const) : verdict.basis }
    const outcome = await write(deps, queries, { context, parcel, facts, judged })
    return { facts, verdict, stopped, care, outcome }
  }
}

/**
 * Checks a message before its photo is processed: returns the stored result if it was sent already,
 * or why it cannot be sent; null if it may be sent. Writes nothing.
 */
export async function foretell(
  deps: SendParts,
  context: Writing,
  parcel: Parcel,
  find: FindFacts,
): Promise<Sent | Refused | null> {
  const facts = await find()
  if (facts === null) return refuse('not_found')
  const verdict = judge(facts, context, parcel.sent)
  const judged = { ...verdict, care: null, basis: 'none' } as const
  const outcome = await write(deps, deps.database, { context, parcel, facts, judged })
  if (outcome.verdict === 'repeated' || outcome.verdict === 'id_used')
    return answer(deps, context, { facts, parcel, verdict, find, care: null }, outcome)
  const stopped = stopOf(verdict, parcel)
  if (stopped !== null) return refusal(stopped, verdict, context, facts)
  const { balance } = facts.writer
  return verdict.price > balance ? notEnough(verdict.price, balance) : null
}

function stopOf(verdict: SendVerdict, { at_most, body }: Parcel): Stop | null {
  if (verdict.closed !== null) return verdict.closed
  // Messages in a fictional profile’s name must not claim to be real, promise to meet, give contact
  // details or ask for money.
  if (verdict.reason === 'staff' && lintReply(body).length > 0) return 'chat.not_honest'
  if (verdict.disclosure) return 'chat.disclosure_required'
  return verdict.price > (at_most ?? verdict.price) ? 'chat.price_changed' : null
}

/** Gifts and stickers contain no text. */
function wordsIn({ sent: { kind }, body }: Parcel): string {
  return kind === 'gift' || kind === 'gif' ? '' : body
}

function refusal(stopped: Stop, { price }: SendVerdict, { site, locale, now }: Writing, { writer }: Facts): Refused {
  if (stopped === 'not_found') return refuse('not_found')
  if (stopped === 'chat.on_break' || stopped === 'chat.excluded') {
    const until = breakOf(writer, now)?.until ?? now
    return refuse(stopped, { with: { until: sayInstant(until, locale, site.timeZone) } })
  }
  const max = site.settings.fictional_daily_messages
  return refuse(stopped, { with: stopped === 'chat.daily_limit' ? { max } : { credits: price } })
}

function notEnough(needed: number, balance: number): Refused {
  return refuse('chat.not_enough_credits', { with: { needed, balance } })
}

/** A message with its decision; with the basis `none` it is only looked up, not written. */
interface Judged {
  readonly context: Writing
  readonly parcel: Parcel
  readonly facts: Facts
  readonly judged: Pick<SendVerdict, 'price' | 'startsLeft'> & {
    readonly basis: SendVerdict['basis'] | 'none'
    readonly care: CareNote | null
  }
}

function write({ messagesHeard }: SendParts, queries: Queries, message: Judged): Promise<SendOutcome> {
  const { viewer, site, now } = message.context
  const { partner, writer } = message.facts
  const { price, basis, startsLeft, care } = message.judged
  const {
    id,
    sent: { kind },
    body,
    photo,
    author = 'staff',
  } = message.parcel
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
      asked: partner.kind === 'fictional' ? inSight(howItAsks(body)) : null,
      note:
        partner.kind === 'member' && writer.writer_kind === 'member' ? noteOf({ kind, body, basis }, site, now) : null,
      author: writer.writer_kind === 'member' ? null : author,
      care,
      maxStarts: startsLeft === null ? null : site.settings.free_conversations,
      fresh: newId(),
      told: messagesHeard,
    },
    now,
  )
}

interface Delivered {
  readonly facts: Facts
  readonly parcel: Parcel
  readonly verdict: SendVerdict
  readonly find: FindFacts
  readonly care: CareNote | null
}

async function answer(
  deps: SendParts,
  context: Writing,
  { facts, parcel, verdict, find, care }: Delivered,
  outcome: Exclude<SendOutcome, { verdict: 'changed' }>,
): Promise<Sent | Refused> {
  const { viewer } = context
  if (outcome.verdict === 'not_enough') return notEnough(verdict.price, outcome.balance)
  if (outcome.verdict === 'id_used') return refuse('chat.id_used')
  if (outcome.verdict === 'too_many_starts') return refuse('chat.too_many_starts')
  const { conversation, seq, charged } = outcome
  const staff = facts.writer.writer_kind !== 'member'
  const balance = staff ? null : outcome.balance
  if (outcome.verdict === 'sent') {
    const news = { type: 'chat.message', conversation, seq }
    deps.tell(facts.partner.other, news)
    deps.tell(viewer.account, balance === null ? news : { ...news, credits: balance })
  }
  const after: Weighed =
    outcome.verdict === 'sent'
      ? afterSending(facts, parcel.sent, { balance: outcome.balance, price: verdict.price, care })
      : ((await find()) ?? afterSending(facts, parcel.sent, { balance: 0, price: 0, care: null }))
  const {
    id,
    sent: { kind },
    body,
  } = parcel
  const at = outcome.sent_at.toISOString()
  const photo = outcome.picture && showPhoto(deps, outcome.picture, context)
  const { text, drawing } = wordsOf(deps, { kind, body }, context.locale)
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
      author: staff ? (parcel.author ?? 'staff') : null,
      warnings: [],
      hidden: false,
      credits: staff ? null : charged,
    },
    credits: balance,
    cost: costOf(after, context),
  }
}

/**
 * Applies the effects of the message to the facts; reading them all again would cost as much as
 * sending.
 */
function afterSending(
  { partner, side, writer }: Facts,
  { kind }: Sendable,
  { balance, price, care }: { balance: number; price: number; care: CareNote | null },
): Weighed {
  const begun = writer.begun + (side === null ? 1 : 0)
  return {
    partner,
    side: { started: side?.started ?? true, sent: (side?.sent ?? 0) + (kind === 'gift' ? 0 : 1), closed_at: null },
    writer: { ...writer, balance, begun, care: careAfter(writer.care, care, price) },
  }
}
