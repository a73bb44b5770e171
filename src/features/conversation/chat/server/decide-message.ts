import type { Context, Viewer } from '#kernel/context.ts'
import { decidePaidLimit } from '#features/safety/wellbeing/index.ts'
import { priceCredits, minimumPrice, type Site } from '#features/site/sites/index.ts'
import { giftSizes } from '#features/money/gifts/index.ts'
import type { Cost } from '../contract/chat.ts'
import { unpaidRefusals } from '../rules/closed-reasons.ts'
import { decideSend, type Sendable, type SendFacts, type SendDecision } from '../rules/decide-send.ts'
import { estimatePrice } from '../rules/estimate-price.ts'
import { currentBreak } from './current-break.ts'
import type { ChatParts } from './deps.ts'
import { getPartnerState } from './inbox/describe-partner.ts'
import type { FactsQuery, Facts, Reader, SideRow, WriterRow } from './store.ts'
import { disclosureVersion } from './disclosure-version.ts'

/** Facts used to price a message; of the conversation only the relevant fields. */
export interface PricingFacts extends Omit<Facts, 'side'> {
  readonly side: Pick<SideRow, 'started' | 'sent' | 'closed_at'> | null
}

/** Site and time of a decision. */
export type Moment = Pick<Context<Site, Viewer>, 'site' | 'now'>
export type WriterContext = Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'locale' | 'now'>

/** The reader, with whether fictional profiles are hidden from them. */
export function toReader({ site, viewer }: Pick<WriterContext, 'site' | 'viewer'>): Reader {
  return { reader: viewer.account, fictionHidden: site.settings.fictional_hidden }
}

/** The writer's query for the facts. */
export function toFactsQuery(
  { phrases }: Pick<ChatParts, 'phrases'>,
  { site, viewer, locale, now }: WriterContext,
): FactsQuery {
  const wording = disclosureVersion(phrases, site, locale)
  return { ...toReader({ site, viewer }), wording, currency: site.currency, at: now, zone: site.timeZone }
}

/** Decides about a message from the facts; used for the displayed cost and on sending. */
export function decideMessage(facts: PricingFacts, { site, now }: Moment, sent: Sendable): SendDecision {
  return decideSend(toSendFacts(facts, { site, now }), site.settings, sent)
}

/** Returns the cost of the next message for the screen. */
export function describeCost(facts: PricingFacts, moment: Moment): Cost {
  const { site } = moment
  const { settings } = site
  const { partner, writer } = facts
  const text = decideMessage(facts, moment, { kind: 'text' })
  const photo = decideMessage(facts, moment, { kind: 'photo' })
  const gif = decideMessage(facts, moment, { kind: 'gif' })
  const staff = writer.writer_kind !== 'member'
  const giftClosed = (decideMessage(facts, moment, { kind: 'gift', size: 'small' }).closed ?? '') in unpaidRefusals
  const onBreak = text.closed === 'chat.on_break' || text.closed === 'chat.excluded'
  const money = (credits: number) => (staff ? null : inMoney(credits, writer, site))
  return {
    next: toDisplayPrice(text),
    reason: text.reason,
    // `not_found` and `chat.text_only` cannot occur here.
    closed: text.closed as Cost['closed'],
    paused_until: onBreak
      ? (currentBreak(writer, moment.now)?.until.toISOString() ?? null)
      : text.closed === 'chat.paused'
        ? new Date(writer.care?.paused_until ?? 0).toISOString()
        : null,
    paid_a_day: partner.kind === 'fictional' && !staff ? settings.fictional_daily_messages : null,
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
    // While payments are stopped no gift can be sent, whatever else is free.
    gift:
      staff || giftClosed
        ? null
        : giftSizes.map((size) => {
            const { price, disclosure } = decideMessage(facts, moment, { kind: 'gift', size })
            return { size, next: price === 0 ? 'free' : price, disclosure, money: money(price) }
          }),
    balance: staff ? null : writer.balance,
    starts_left: text.startsLeft,
    message_length: settings.message_length,
    undo_seconds: settings.undo_seconds,
  }
}

function toSendFacts({ partner, side, writer }: PricingFacts, { site, now }: Moment): SendFacts {
  return {
    partner: { kind: partner.kind, state: getPartnerState(partner, site), suspect: writer.suspect },
    conversation:
      side === null ? null : { startedByWriter: side.started, sent: side.sent, closed: side.closed_at !== null },
    writer: {
      kind: writer.writer_kind,
      premium: writer.premium,
      started: writer.begun,
      acknowledged: writer.acknowledged,
      limit: findPaidLimit(writer, site, now),
      break: currentBreak(writer, now)?.kind ?? null,
    },
  }
}

/** Why the writer cannot pay for fictional profiles now; null if they can. */
function findPaidLimit({ care }: WriterRow, { settings }: Site, now: Date): ReturnType<typeof decidePaidLimit> {
  if (care === null) return null
  const pausedUntil = care.paused_until === null ? null : new Date(care.paused_until)
  return decidePaidLimit({ pausedUntil, paidToday: care.paid_today }, settings.fictional_daily_messages, now)
}

function toDisplayPrice({ price }: SendDecision): Cost['next'] {
  return price === 0 ? 'free' : price
}

/** For the writer's country, or the site's if theirs is unknown. */
function inMoney(credits: number, writer: WriterRow, { settings, country, currency }: Site): Cost['money'] {
  const where = writer.country ?? country
  const siteCosts = {
    costs: priceCredits(where, credits, settings, currency),
    minimum: minimumPrice(where, credits, settings),
  }
  return estimatePrice(credits, writer.rate, siteCosts, currency)
}
