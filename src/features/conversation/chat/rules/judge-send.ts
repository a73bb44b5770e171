import type { ClosedReason } from './closed-reasons.ts'
import { giftPrice, type GiftSize } from '#features/money/gifts/index.ts'

/** What is known of two people when one is about to write to the other. */
export interface SendFacts {
  readonly partner: {
    readonly kind: 'member' | 'fictional' | 'sponsored'
    readonly state: 'active' | 'unconfirmed' | 'gone'
    /** Waits for a decision of the operator's people: nobody pays for writing to them meanwhile (F13). */
    readonly suspect?: boolean
  }
  /** Null while neither has written; else who began, how many messages the writer has there, gifts not counted, and whether one of them has closed it. */
  readonly conversation: { readonly startedByWriter: boolean; readonly sent: number; readonly closed?: boolean } | null
  readonly writer: {
    /** Whoever is no member is one of the operator's people, writing as that profile. */
    readonly kind: 'member' | 'fictional' | 'sponsored'
    readonly premium: boolean
    /** How many conversations the writer ever began. */
    readonly started: number
    /** Whether the writer knows this fictional profile to be one, in the words in force. */
    readonly acknowledged: boolean
    /** Why nothing can be paid to fictional profiles for now: the writer is in a pause, or it was enough for today. */
    readonly limit?: 'paused' | 'enough' | null
    /** The writer keeps away from all that costs money, by their own wish. */
    readonly break?: 'paused' | 'excluded' | null
  }
}

/** What a site lets its members write for, and what is free. */
export interface SendTerms {
  readonly message_credits: number
  readonly photo_credits: number
  /** Of the smallest gift. */
  readonly gift_credits: number
  readonly free_conversations: number
  readonly free_first_message: boolean
  readonly free_first_answer: boolean
  /** Whether the site has fictional profiles at all. */
  readonly fictional: boolean
}

/** What can be sent; a gif is a sticker. */
export type SentKind = 'text' | 'photo' | 'gift' | 'gif'

/** Something to send: a gift with its size, which its price goes by. */
export type Sendable = { readonly kind: Exclude<SentKind, 'gift'> } | { readonly kind: 'gift'; readonly size: GiftSize }

const text: Sendable = { kind: 'text' }

export interface SendVerdict {
  /** Why nothing can be sent at all; said before anything is charged. */
  readonly closed: ClosedReason | 'chat.text_only' | 'not_found' | null
  /** The fictional profile must be acknowledged before this message, for it costs. */
  readonly disclosure: boolean
  /** In credits; 0 is free. */
  readonly price: number
  readonly reason: 'first_message' | 'first_answer' | 'no_charge' | 'message' | 'staff'
  /** What the price rests on; the writing checks under its lock that it still holds. */
  readonly basis: 'start' | 'first' | 'later'
  /** How many more conversations may be begun; null for any number. */
  readonly startsLeft: number | null
}

/**
 * Whether a message may be sent and what it costs (CHAT-02, CHAT-03, ACC-09, CHAT-10). The screen asks it beforehand and the
 * sending asks it again. A free member begins a few conversations, the first message of each free; the first answer of the one
 * written to is free for everybody; all else costs, a photo its own price, a sticker that of a text. A photo or a sticker is a message
 * like any other, so what is free is free for it too. A gift always costs, and leaves the free message for the words that follow it.
 */
export function judgeSend(facts: SendFacts, terms: SendTerms, sent: Sendable = text): SendVerdict {
  const { partner, conversation, writer } = facts
  const basis = conversation === null ? 'start' : conversation.sent === 0 ? 'first' : 'later'
  if (writer.kind !== 'member') return judgeStaff(facts, terms, sent.kind, basis)
  const startsLeft = writer.premium ? null : Math.max(0, terms.free_conversations - writer.started)
  const full = fullPrice(sent, terms)
  const free =
    full === 0 || partner.suspect === true ? 'no_charge' : sent.kind === 'gift' ? null : freeReason(facts, terms, basis)
  const price = free === null ? full : 0
  return {
    closed: closedReason(facts, basis === 'start' && startsLeft === 0) ?? (price > 0 ? limitOf(facts) : null),
    disclosure: partner.kind === 'fictional' && price > 0 && !writer.acknowledged,
    price,
    reason: free ?? 'message',
    basis,
    startsLeft,
  }
}

/**
 * The operator's people write as a profile: they have no credits and pay nothing, they answer and never begin, so whoever has not
 * written to them is not there (CHAT-10). A picture would need proof of whom it shows, and a gift would be nobody's: they answer in words.
 */
function judgeStaff(facts: SendFacts, terms: SendTerms, kind: SentKind, basis: SendVerdict['basis']): SendVerdict {
  const { conversation, writer } = facts
  const offered = writer.kind === 'fictional' && terms.fictional
  const closed =
    conversation === null
      ? 'not_found'
      : offered
        ? (closedReason(facts, false) ?? (kind === 'text' ? null : 'chat.text_only'))
        : 'chat.gone'
  return { closed, disclosure: false, price: 0, reason: 'staff', basis, startsLeft: null }
}

/** Whoever keeps away from what costs money pays nobody (BEY-09). Nobody in a pause is charged for a fictional profile, nor anybody beyond the site's day (F12); what is free stays possible. */
function limitOf({ partner, writer }: SendFacts): ClosedReason | null {
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
  basis: SendVerdict['basis'],
): 'first_message' | 'first_answer' | null {
  // Where one's own gifts alone stand there, the first message is still to come.
  const opening = basis === 'start' || (basis === 'first' && conversation?.startedByWriter === true)
  if (opening && !writer.premium && terms.free_first_message) return 'first_message'
  if (basis === 'first' && conversation?.startedByWriter === false && terms.free_first_answer) return 'first_answer'
  return null
}

function closedReason({ partner, conversation }: SendFacts, noStartLeft: boolean): ClosedReason | null {
  if (partner.state === 'gone' || partner.kind === 'sponsored') return 'chat.gone'
  if (partner.state === 'unconfirmed') return 'chat.unconfirmed'
  if (conversation?.closed === true) return 'chat.closed'
  return noStartLeft ? 'chat.too_many_starts' : null
}
