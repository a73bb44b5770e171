import { giftSizes } from '#features/money/gifts/index.ts'
import { checkPaidLimit } from '#features/safety/message-safety/server/index.ts'
import { priceCredits, minimumPrice, type Site } from '#features/site/sites/index.ts'
import type { Cost } from '../../contract/chat.ts'
import { unpaidRefusals } from '../../rules/closed-reasons.ts'
import type { SendDecision } from '../../rules/decide-send.ts'
import { estimatePrice } from '../../rules/estimate-price.ts'
import type { WriterRow } from '../store-facts.ts'
import type { Moment } from '../writer-context.ts'
import { currentBreak } from './current-break.ts'
import { decideEveryMessage } from './decide-message.ts'
import type { PricingFacts } from './facts.ts'

/** Returns the cost of the next message for the screen. */
export function describeCost(facts: PricingFacts, moment: Moment): Cost {
  const { site } = moment
  const { settings } = site
  const { partner, writer } = facts
  const { text, photo, gif, gift } = decideEveryMessage(facts, moment)
  const staff = writer.writer_kind !== 'member'
  const giftClosed = (gift.small.closed ?? '') in unpaidRefusals
  const money = (credits: number) => (staff ? null : estimateMoney(credits, writer, site))
  return {
    next: toDisplayPrice(text),
    reason: text.reason,
    // `not_found` and `chat.text_only` cannot occur here.
    closed: text.closed as Cost['closed'],
    paused_until: findPauseEnd(text.closed, writer, moment)?.toISOString() ?? null,
    max_paid_per_day:
      partner.kind === 'fictional' && !staff ? settings.fictional_daily_messages : null,
    disclosure: text.disclosure,
    message_credits: settings.message_credits,
    money: money(settings.message_credits),
    photo:
      staff || (text.closed === null && photo.closed !== null)
        ? null
        : {
            next: toDisplayPrice(photo),
            disclosure: photo.disclosure,
            credits: settings.photo_credits,
            money: money(settings.photo_credits),
          },
    gif: staff
      ? null
      : {
          next: toDisplayPrice(gif),
          disclosure: gif.disclosure,
          credits: settings.message_credits,
          money: money(settings.message_credits),
        },
    // While payments are stopped, gifts cannot be sent, even if other messages are free.
    gift:
      staff || giftClosed
        ? null
        : giftSizes.map((size) => ({
            size,
            next: toDisplayPrice(gift[size]),
            disclosure: gift[size].disclosure,
            money: money(gift[size].price),
          })),
    balance: staff ? null : writer.balance,
    starts_left: text.startsLeft,
    message_length: settings.message_length,
    undo_seconds: settings.undo_seconds,
  }
}

/** When the writer's own break or the pause from fictional profiles ends; null if neither applies. */
function findPauseEnd(
  closed: SendDecision['closed'],
  writer: WriterRow,
  { site, now }: Moment,
): Date | null {
  if (closed === 'chat.on_break' || closed === 'chat.excluded')
    return currentBreak(writer, now)?.until ?? null
  const limit = closed === 'chat.paused' ? checkPaidLimit(writer.safety, site, now) : null
  return limit?.reason === 'paused' ? limit.until : null
}

function toDisplayPrice({ price }: SendDecision): Cost['next'] {
  return price === 0 ? 'free' : price
}

/** Estimates for the writer's country, or the site's if theirs is unknown. */
function estimateMoney(
  credits: number,
  writer: WriterRow,
  { settings, country, currency }: Site,
): Cost['money'] {
  const where = writer.country ?? country
  const siteCosts = {
    costs: priceCredits(where, credits, settings, currency),
    minimum: minimumPrice(where, credits, settings),
  }
  return estimatePrice(credits, writer.rate, siteCosts, currency)
}
