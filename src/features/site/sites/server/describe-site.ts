import type { Locale } from '#kernel/locale.ts'
import type { RegionsByCountry } from '#features/site/geography/index.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { SettingsRecord } from '../contract.ts'
import { messageCosts } from '../rules/message-costs.ts'
import { offeredLocales } from '../rules/offered-locales.ts'
import { resolveCountry } from '../rules/resolve-country.ts'
import type { Site } from '../rules/site.ts'
import type { LookUpCountry } from './country-lookup.ts'

/** The facts of a request that affect the settings. */
export interface VisitorFacts {
  readonly address: string
  readonly query: Readonly<Record<string, string | undefined>>
}

interface Deps {
  readonly phrases: Phrases
  readonly regions: () => Promise<RegionsByCountry>
  readonly countryOfAddress: LookUpCountry
  readonly pushPublicKey?: string
}

/**
 * Creates the function that describes a site to one visitor, with texts in their language (SITE-01,
 * SITE-05).
 */
export function createDescribeSite(deps: Deps) {
  return async (
    site: Site,
    visitor: VisitorFacts & { locale: Locale },
  ): Promise<SettingsRecord> => {
    const { settings } = site
    const regions = await deps.regions()
    // A private or unknown IP address counts as the site's country.
    const geoip = deps.countryOfAddress(visitor.address) ?? site.country
    const selected = resolveCountry({
      query: visitor.query,
      geoipCountry: geoip,
      settings,
      siteCountry: site.country,
    })
    const localize = (customTexts: Partial<Record<Locale, string>>, phrase: string) =>
      customTexts[visitor.locale] ??
      deps.phrases.translate(visitor.locale, `sites.${phrase}`, { name: site.name })
    return {
      design_version: 1,
      name: site.name,
      brand: site.brand,
      domain: site.hosts[0],
      domain_language: site.domainLanguage,
      locales: offeredLocales(site.locales, selected),
      time_zone: site.timeZone,
      currency: site.currency,
      index_title: localize(settings.index_title, 'index_title'),
      description: localize(settings.description, 'description'),
      cdn_prefix: settings.cdn_prefix,
      support_email: settings.support_email,
      support_phone: settings.support_phone,
      countries: settings.countries,
      geoip_country: geoip,
      geoip_selected_country: selected,
      region_data: Object.fromEntries(
        settings.countries.map((country) => [country, regions[country]]),
      ),
      signups: settings.signups,
      min_age: settings.min_age,
      min_ages: settings.min_ages,
      enable_site_entry_popup: settings.enable_site_entry_popup,
      site_entry_countries: settings.site_entry_countries,
      logged_out_search: settings.logged_out_search,
      logged_out_search_trafficsource: settings.logged_out_search_trafficsource,
      search_fields: settings.search_fields,
      swipe_likes: settings.swipe_likes,
      visible_profile_fields: settings.visible_profile_fields,
      visible_profile_notes: settings.visible_profile_notes,
      interests: settings.interests,
      free_photos: settings.free_photos,
      premium_photos: settings.premium_photos,
      private_photos: settings.private_photos,
      fictional: settings.fictional,
      fictional_warning: localize(settings.fictional_warning, 'fictional_warning'),
      fictional_singular: localize(settings.fictional_singular, 'fictional_singular'),
      fictional_plural: localize(settings.fictional_plural, 'fictional_plural'),
      fictional_icon: settings.fictional_icon,
      member_resell: settings.member_resell,
      message_credits: settings.message_credits,
      photo_credits: settings.photo_credits,
      gift_credits: settings.gift_credits,
      signup_credits: settings.signup_credits,
      free_conversations: settings.free_conversations,
      message_length: settings.message_length,
      minimum_message_costs: messageCosts(settings, site.currency),
      undo_seconds: settings.undo_seconds,
      bundles: settings.bundles,
      refund_days: settings.refund_days,
      offer_wording: settings.offer_wording,
      push_public_key: settings.push_public_key === null ? null : (deps.pushPublicKey ?? null),
    }
  }
}
