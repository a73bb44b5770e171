import type { Locale } from '#kernel/locale.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import {
  withAiDisclosure,
  resolveTexts,
  textVersion,
} from '#features/members/fictional-profiles/index.ts'
import {
  advanceSenderFacts,
  type MessageEffect,
} from '#features/safety/message-safety/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sendable } from '../../rules/decide-send.ts'
import type { SendParts } from '../deps.ts'
import type { SideRow } from '../store.ts'
import { type Facts, type FactsQuery, selectFactsIn, selectFactsWith } from '../store-facts.ts'
import { toReader, type WriterContext } from '../writer-context.ts'

/** The recipient of a message: a conversation, a member by public id, or an account. */
export type Target =
  | { readonly conversation: string }
  | { readonly member: string }
  | { readonly account: number }

/** Facts used to price a message; with only the relevant fields of the conversation. */
export interface PricingFacts extends Omit<Facts, 'side'> {
  readonly side: Pick<SideRow, 'started' | 'sent' | 'closed_at'> | null
}

/**
 * Reads the facts for a decision in one query; null if the writer has no such conversation, or no
 * such member is visible to them.
 */
export async function readFacts(
  deps: Pick<SendParts, 'database' | 'findMember' | 'phrases'>,
  context: WriterContext,
  target: Target,
): Promise<Facts | null> {
  const query = toFactsQuery(deps, context)
  if ('conversation' in target)
    return looksLikeId(target.conversation)
      ? selectFactsIn(deps.database, query, target.conversation)
      : null
  if ('account' in target) return selectFactsWith(deps.database, query, target.account)
  const { reader } = query
  const partner = await deps.findMember(target.member, { reader, site: context.site })
  if (partner === null || partner.account === reader) return null
  return selectFactsWith(deps.database, query, partner.account)
}

/** The writer's query for the facts. */
export function toFactsQuery(
  { phrases }: Pick<SendParts, 'phrases'>,
  { site, viewer, locale, now }: WriterContext,
): FactsQuery {
  return {
    ...toReader({ site, viewer }),
    disclosureVersion: disclosureVersion(phrases, site, locale),
    currency: site.currency,
    at: now,
    zone: site.timeZone,
  }
}

/**
 * The version of the disclosure about fictional profiles in force on a site; only acknowledgements
 * of this version count.
 */
function disclosureVersion(
  phrases: Phrases,
  { settings }: Pick<Site, 'settings'>,
  locale: Locale,
): string {
  const texts = resolveTexts(settings, locale, {
    singular: phrases.translate(locale, 'sites.fictional_singular'),
    plural: phrases.translate(locale, 'sites.fictional_plural'),
    warning: phrases.translate(locale, 'sites.fictional_warning'),
    ad: '',
  })
  return textVersion(
    withAiDisclosure(
      texts,
      settings.ai_replies,
      phrases.translate(locale, 'fictional_profiles.ai_replies'),
    ),
    locale,
  )
}

/**
 * Applies a sent message to the facts, because rereading them all would cost as much as sending.
 */
export function advanceFacts(
  { partner, side, writer }: Facts,
  { kind }: Sendable,
  {
    balance,
    price,
    effects,
  }: { balance: number; price: number; effects: readonly MessageEffect[] },
): PricingFacts {
  return {
    partner,
    side: {
      started: side?.started ?? true,
      sent: (side?.sent ?? 0) + (kind === 'gift' ? 0 : 1),
      closed_at: null,
    },
    writer: {
      ...writer,
      balance,
      conversations_started: writer.conversations_started + (side === null ? 1 : 0),
      safety: advanceSenderFacts(writer.safety, effects, price),
    },
  }
}
