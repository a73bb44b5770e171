import type { Settings } from './settings.ts'
import type { Site } from './site.ts'

/**
 * Settings that all sites of a pool share. A session is valid on each of them, so members would
 * choose the price, the minimum age or the access to photos that suits them by choosing the host,
 * and what someone agreed to on one site wouldn't apply on another. Amounts in a site's own
 * currency, such as `spend_cap_minor`, can differ.
 */
export const poolSettings = [
  // Access to membership, and to what members see of each other.
  'min_age',
  'min_ages',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'account_messages',
  'block_notice',
  // Photos.
  'free_photos',
  'premium_photos',
  'private_photos',
  'photos_trusted',
  // Fictional profiles, and care.
  'fictional',
  'fictional_daily_messages',
  'ai_replies',
  'member_resell',
  'care_spend_credits',
  'care_night_messages',
  'care_attached_messages',
  'care_distress_messages',
  'care_pause_hours',
  // Prices.
  'message_credits',
  'photo_credits',
  'gift_credits',
  'signup_credits',
  'free_conversations',
  'free_first_message',
  'free_first_answer',
  'swipe_likes',
  'same_opener_people',
  'message_length',
  'history_limit',
  'bundles',
  'exact_prices',
  'exact_most_percent',
  'refund_days',
  'discount_codes',
  'time_bonus',
  'welcome_percentage',
] as const satisfies readonly (keyof Settings)[]

const shared: ReadonlySet<string> = new Set(poolSettings)

/** The part of a change that applies to every site of the pool. */
export function pickPoolSettings<T extends Readonly<Record<string, unknown>>>(
  change: T,
): Partial<T> {
  const entries = Object.entries(change).filter(([name]) => shared.has(name))
  return Object.fromEntries(entries) as Partial<T>
}

/**
 * Lists the shared settings in which sites of one pool differ, as in `min_age: 18 on Minuet
 * (minuet.example), 21 on Duet (duet.example)`.
 */
export function listPoolDifferences(
  sites: readonly Pick<Site, 'pool' | 'name' | 'hosts' | 'settings'>[],
): readonly string[] {
  const pools = Map.groupBy(sites, ({ pool }) => pool)
  return [...pools.values()].flatMap((members) =>
    poolSettings.flatMap((name) => {
      const [first] = members
      const same = members.every(
        ({ settings }) => serialize(settings[name]) === serialize(first?.settings[name]),
      )
      const values = members.map(
        (site) => `${JSON.stringify(site.settings[name])} on ${site.name} (${site.hosts[0]})`,
      )
      return same ? [] : [`${name}: ${values.join(', ')}`]
    }),
  )
}

/** JSON with sorted keys. */
function serialize(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
