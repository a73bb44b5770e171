import type { Context, Viewer } from '#kernel/context.ts'
import { messageCosts } from '#features/sites/rules/message-costs.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { Cost } from '../contract.ts'
import { judgeSend, type SendVerdict } from '../rules/judge-send.ts'
import { moneyNote } from '../rules/money-note.ts'
import type { ChatParts } from './deps.ts'
import { stateOf } from './describe-partner.ts'
import { type PartnerRow, selectWriter, type SideRow, type WriterRow } from './store.ts'
import { wordingOn } from './wording.ts'

interface Judgement {
  readonly verdict: SendVerdict
  readonly cost: Cost
}

export type Writing = Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'locale' | 'now'>

/** Reads what a message to this partner is judged by, and judges it. The screen and the sending both ask here. */
export async function judge(
  { database, phrases }: Pick<ChatParts, 'database' | 'phrases'>,
  { partner, side }: { partner: PartnerRow; side: SideRow | null },
  context: Writing,
): Promise<Judgement & { writer: WriterRow }> {
  const { site, viewer, locale } = context
  const writer = await selectWriter(database, {
    reader: viewer.account,
    other: partner.other,
    wording: wordingOn(phrases, site, locale),
    currency: site.currency,
  })
  return { ...weigh({ partner, side, writer }, site), writer }
}

/** Judges by what was read already. */
export function weigh(
  { partner, side, writer }: { partner: PartnerRow; side: Pick<SideRow, 'started' | 'sent'> | null; writer: WriterRow },
  site: Site,
): Judgement {
  const verdict = judgeSend(
    {
      partner: { kind: partner.kind, state: stateOf(partner, site) },
      conversation: side === null ? null : { startedByWriter: side.started, sent: side.sent },
      writer: { premium: writer.premium, started: writer.begun, acknowledged: writer.acknowledged },
    },
    site.settings,
  )
  return { verdict, cost: costOf(verdict, writer, site) }
}

function costOf(verdict: SendVerdict, writer: WriterRow, site: Site): Cost {
  const { settings } = site
  const countries: Readonly<Record<string, { costs: number; currency: string } | undefined>> = messageCosts(
    settings,
    site.currency,
  )
  return {
    next: verdict.price === 0 ? 'free' : verdict.price,
    reason: verdict.reason,
    closed: verdict.closed,
    disclosure: verdict.disclosure,
    message_credits: settings.message_credits,
    money: moneyNote(settings.message_credits, writer.rate, countries[writer.country ?? site.country], site.currency),
    balance: writer.balance,
    starts_left: verdict.startsLeft,
    message_length: settings.message_length,
    undo_seconds: settings.undo_seconds,
  }
}
