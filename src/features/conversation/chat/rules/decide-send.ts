import type { ClosedReason } from './closed-reasons.ts'
import { giftPrice, type GiftSize, giftSizes } from '#features/money/gifts/index.ts'

/** Facts about two members, for deciding whether one may write to the other. */
export interface SendFacts {
  readonly partner: {
    readonly kind: 'member' | 'fictional' | 'sponsored'
    readonly state: 'active' | 'unconfirmed' | 'gone'
  }
  /**
   * Null while neither has written; otherwise who started it, how many messages the writer has sent
   * there (gifts excluded), and whether either of them has closed it.
   */
  readonly conversation: {
    readonly startedByWriter: boolean
    readonly sent: number
    readonly closed?: boolean
  } | null
  readonly writer: {
    /** A writer who is not a member is a staff member writing as that profile. */
    readonly kind: 'member' | 'fictional' | 'sponsored'
    readonly premium: boolean
    /** Has not confirmed their email address: nothing ties the account to anyone. */
    readonly unconfirmed?: boolean
    /** How many conversations the writer has ever started. */
    readonly started: number
    /** Wrote to this partner in an earlier conversation, so the free reply is used up. */
    readonly answeredBefore?: boolean
    /** Whether the writer has acknowledged the current disclosure of this fictional profile. */
    readonly acknowledged: boolean
    /**
     * Why the writer can't pay for messages to fictional profiles now: they are in a pause, or have
     * reached the daily maximum.
     */
    readonly limit?: 'paused' | 'enough' | null
    /** The writer has chosen a break or exclusion from all paid features. */
    readonly break?: 'paused' | 'excluded' | null
  }
}

/** The site's prices and what is free. */
export interface SendTerms {
  readonly message_credits: number
  readonly photo_credits: number
  /** Price of the smallest gift. */
  readonly gift_credits: number
  readonly free_conversations: number
  readonly free_first_message: boolean
  readonly free_first_answer: boolean
  /** Whether the site has fictional profiles at all. */
  readonly fictional: boolean
}

/** A gif is a sticker. */
export type SentKind = 'text' | 'photo' | 'gift' | 'gif'

/** The item to send; the price of a gift depends on its size. */
export type Sendable =
  | { readonly kind: Exclude<SentKind, 'gift'> }
  | { readonly kind: 'gift'; readonly size: GiftSize }

const text: Sendable = { kind: 'text' }

export interface SendDecision {
  /** Why nothing can be sent at all; known before anything is charged. */
  readonly closed: ClosedReason | 'chat.text_only' | 'chat.confirm_for_photos' | 'not_found' | null
  /**
   * The message costs credits, so the fictional profile's disclosure must be acknowledged first.
   */
  readonly disclosure: boolean
  /** In credits; 0 is free. */
  readonly price: number
  readonly reason: 'first_message' | 'first_answer' | 'no_charge' | 'message' | 'staff'
  /** The basis of the price; checked again under the lock when the message is written. */
  readonly basis: 'start' | 'first' | 'later'
  /** How many more conversations can be started; null for unlimited. */
  readonly startsLeft: number | null
  /**
   * The number of conversations that the writer may ever have started after this message, on its
   * terms; checked again when the message is written. Null for unlimited.
   */
  readonly maxStarts: number | null
}

/**
 * How many members an account writes to before its address is confirmed. A new account costs
 * nothing, so its messages are few, without photos and without push: a block or a ban could be
 * escaped with them.
 */
const unconfirmedStarts = 2

/**
 * Decides whether a message may be sent and what it costs (CHAT-02, CHAT-03, ACC-09, CHAT-10). Used
 * both for the displayed price and on sending. A free member can start a few conversations. Their
 * first messages are free, even for members who buy credits before using them. The first answer is
 * free for everyone. Everything else costs credits: a photo has its own price, and a sticker costs
 * as much as a text. Photos and stickers can use the free message too; a gift always costs and
 * leaves the free message unused. Before its address is confirmed, an account starts two
 * conversations at most and sends no photos.
 */
export function decideSend(
  facts: SendFacts,
  terms: SendTerms,
  sent: Sendable = text,
): SendDecision {
  return prepareDecision(facts, terms)(sent)
}

/** The decisions about every kind of message, and about gifts of each size. */
export interface SendDecisions {
  readonly text: SendDecision
  readonly photo: SendDecision
  readonly gif: SendDecision
  readonly gift: Readonly<Record<GiftSize, SendDecision>>
}

/** Decides once about every kind of message, for the displayed prices. */
export function decideEveryKind(facts: SendFacts, terms: SendTerms): SendDecisions {
  const decide = prepareDecision(facts, terms)
  const gift = giftSizes.map((size) => [size, decide({ kind: 'gift', size })] as const)
  return {
    text: decide({ kind: 'text' }),
    photo: decide({ kind: 'photo' }),
    gif: decide({ kind: 'gif' }),
    gift: Object.fromEntries(gift) as Record<GiftSize, SendDecision>,
  }
}

/**
 * Works out everything that does not depend on the kind of message, and returns a function that
 * decides about a kind.
 */
function prepareDecision(facts: SendFacts, terms: SendTerms): (sent: Sendable) => SendDecision {
  const { partner, conversation, writer } = facts
  const basis = conversation === null ? 'start' : conversation.sent === 0 ? 'first' : 'later'
  if (writer.kind !== 'member') return ({ kind }) => decideStaffSend(facts, terms, kind, basis)
  const freeStarts = writer.premium ? null : terms.free_conversations
  const allStarts = lowest(freeStarts, writer.unconfirmed === true ? unconfirmedStarts : null)
  const isUsedUp = (max: number | null) =>
    basis === 'start' && max !== null && writer.started >= max
  const closed = closedReason(facts, {
    freeUsedUp: isUsedUp(freeStarts),
    allUsedUp: isUsedUp(allStarts),
  })
  const paymentStop = findPaymentStop(facts)
  const freeMessage = freeReason(facts, terms, basis)
  return (sent) => {
    const full = fullPrice(sent, terms)
    const free = full === 0 ? 'no_charge' : sent.kind === 'gift' ? null : freeMessage
    const price = free === null ? full : 0
    return {
      closed: closed ?? findPhotoStop(facts, sent) ?? (price > 0 ? paymentStop : null),
      disclosure: partner.kind === 'fictional' && price > 0 && !writer.acknowledged,
      price,
      reason: free ?? 'message',
      basis,
      startsLeft: allStarts === null ? null : Math.max(0, allStarts - writer.started),
      maxStarts: lowest(allStarts, free === 'first_message' ? terms.free_conversations : null),
    }
  }
}

function lowest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function findPhotoStop(
  { writer }: SendFacts,
  { kind }: Sendable,
): 'chat.confirm_for_photos' | null {
  return kind === 'photo' && writer.unconfirmed === true ? 'chat.confirm_for_photos' : null
}

/**
 * Staff write as a profile: they have no credits and pay nothing, and they can reply but not start,
 * so members who have not written to the profile are not found (CHAT-10). They can only reply with
 * texts: a photo would need proof of who it shows, and a gift would come from no one.
 */
function decideStaffSend(
  facts: SendFacts,
  terms: SendTerms,
  kind: SentKind,
  basis: SendDecision['basis'],
): SendDecision {
  const { conversation, writer } = facts
  const offered = writer.kind === 'fictional' && terms.fictional
  const closed =
    conversation === null
      ? 'not_found'
      : offered
        ? (closedReason(facts, { freeUsedUp: false, allUsedUp: false }) ??
          (kind === 'text' ? null : 'chat.text_only'))
        : 'chat.gone'
  return {
    closed,
    disclosure: false,
    price: 0,
    reason: 'staff',
    basis,
    startsLeft: null,
    maxStarts: null,
  }
}

/**
 * A writer on a break from paid features is not charged at all (BEY-09). A writer in a pause, or
 * beyond the site's daily maximum, is not charged for fictional profiles (F12). Free messages stay
 * possible.
 */
function findPaymentStop({ partner, writer }: SendFacts): ClosedReason | null {
  if (writer.break != null) return writer.break === 'excluded' ? 'chat.excluded' : 'chat.on_break'
  if (partner.kind !== 'fictional' || writer.limit == null) return null
  return writer.limit === 'paused' ? 'chat.paused' : 'chat.daily_limit'
}

function fullPrice(sent: Sendable, terms: SendTerms): number {
  if (sent.kind === 'gift') return giftPrice(sent.size, terms)
  return sent.kind === 'photo' ? terms.photo_credits : terms.message_credits
}

function freeReason(
  { conversation, writer }: SendFacts,
  terms: SendTerms,
  basis: SendDecision['basis'],
): 'first_message' | 'first_answer' | null {
  // If the writer has only sent gifts so far, the free first message is still available.
  const opening = basis === 'start' || (basis === 'first' && conversation?.startedByWriter === true)
  if (opening && terms.free_first_message && hasFreeFirstMessage(writer, terms, basis))
    return 'first_message'
  const answering = basis === 'first' && conversation?.startedByWriter === false
  if (answering && terms.free_first_answer && writer.answeredBefore !== true) return 'first_answer'
  return null
}

/**
 * Whether the conversation is one of the writer's first few. The remaining ones are kept when
 * buying credits (BEY-32). An existing conversation counts as started.
 */
function hasFreeFirstMessage(
  { premium, started }: SendFacts['writer'],
  { free_conversations: count }: SendTerms,
  basis: SendDecision['basis'],
): boolean {
  return !premium || (basis === 'start' ? started < count : started <= count)
}

function closedReason(
  { partner, conversation }: SendFacts,
  { freeUsedUp, allUsedUp }: { freeUsedUp: boolean; allUsedUp: boolean },
): ClosedReason | null {
  if (partner.state === 'gone' || partner.kind === 'sponsored') return 'chat.gone'
  if (partner.state === 'unconfirmed') return 'chat.unconfirmed'
  if (conversation?.closed === true) return 'chat.closed'
  if (freeUsedUp) return 'chat.too_many_starts'
  return allUsedUp ? 'chat.confirm_to_write' : null
}
