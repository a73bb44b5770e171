import type { SiteValues } from '#features/site/sites/index.ts'

/** An effect of a change on members, by the phrase that says so. */
export type Consequence =
  | { readonly kind: 'countries_closed'; readonly countries: readonly string[] }
  | { readonly kind: 'signups_closed' }
  | { readonly kind: 'hosts_gone'; readonly hosts: readonly string[] }
  | { readonly kind: 'email_host'; readonly host: string }
  | { readonly kind: 'languages_gone'; readonly languages: readonly string[] }
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'prices' }
  | { readonly kind: 'fictional_on' }
  | { readonly kind: 'fictional_off' }
  | { readonly kind: 'min_age' }
  | { readonly kind: 'photos_trusted' }
  | { readonly kind: 'terms_date' }
  | { readonly kind: 'scripts' }

const prices = [
  'message_credits',
  'photo_credits',
  'gift_credits',
  'bundles',
  'exact_prices',
  'exact_most_percent',
  'minimum_message_costs',
] as const

/** Lists what members will notice of a change, most important first (OPS-08). */
export function listConsequences(before: SiteValues, after: SiteValues): readonly Consequence[] {
  const list: Consequence[] = []
  const gone = (field: 'countries' | 'hosts' | 'locales') => {
    const left: readonly string[] = after[field]
    return before[field].filter((one) => !left.includes(one))
  }
  const differs = (field: keyof SiteValues) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field])
  const countries = gone('countries')
  if (countries.length > 0) list.push({ kind: 'countries_closed', countries })
  if (differs('signups') && after.signups === 'closed') list.push({ kind: 'signups_closed' })
  const hosts = gone('hosts')
  if (hosts.length > 0) list.push({ kind: 'hosts_gone', hosts })
  if (before.hosts[0] !== after.hosts[0])
    list.push({ kind: 'email_host', host: after.hosts[0] ?? '' })
  const languages = gone('locales')
  if (languages.length > 0) list.push({ kind: 'languages_gone', languages })
  if (differs('currency')) list.push({ kind: 'currency', currency: after.currency })
  if (prices.some(differs)) list.push({ kind: 'prices' })
  if (differs('fictional')) list.push({ kind: after.fictional ? 'fictional_on' : 'fictional_off' })
  if (differs('min_age') || differs('min_ages')) list.push({ kind: 'min_age' })
  if (differs('photos_trusted') && after.photos_trusted) list.push({ kind: 'photos_trusted' })
  if (differs('company_added')) list.push({ kind: 'terms_date' })
  if (differs('tag_scripts') || differs('tag_hosts')) list.push({ kind: 'scripts' })
  return list
}
