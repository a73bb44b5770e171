import {
  warnedCountry,
  searchOpen,
  signupsOpen,
  getMinAge,
  type Site,
} from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import { offeredChoices } from '#features/discovery/search/index.ts'
import { quietCookie, parseQuiet } from '#features/members/quiet-mode/index.ts'
import { readTrafficSource } from '#features/members/accounts/index.ts'
import type { Context } from '#kernel/context.ts'
import { readStoredNetwork } from './store-traffic-source.ts'
import type { SiteView } from './web/browser-site.ts'

/**
 * Creates the part of a site's settings that every page receives. Kept small because it is part of
 * every document.
 */
export function createSiteView(
  sites: Pick<Sites, 'describeSite' | 'countryOfAddress'>,
  { demo, sourceUrl }: Pick<SiteView, 'demo' | 'sourceUrl'>,
) {
  return async ({ context }: { context: Context<Site> }): Promise<SiteView> => {
    const { site } = context
    const settings = await sites.describeSite(site, context)
    return {
      name: settings.name,
      brand: settings.brand,
      indexTitle: settings.index_title,
      description: settings.description,
      locales: settings.locales,
      country: settings.geoip_selected_country,
      countries: settings.countries,
      cdnPrefix: settings.cdn_prefix,
      currency: settings.currency,
      minAge: getMinAge(site.settings, settings.geoip_selected_country),
      undoSeconds: settings.undo_seconds,
      // Visitors who cannot sign up at present are told in advance, not when the form is submitted
      // (ACC-06).
      signups: signupsOpen(site.settings, hasTrafficSource(context)) ? settings.signups : 'closed',
      searchOpen: isSearchOpenToVisitors(site, context),
      searchFields: settings.search_fields,
      searchChoices: offeredChoices(settings),
      showsCities: settings.visible_profile_fields.includes('city'),
      fictional: {
        shown: settings.fictional,
        hidden: site.settings.fictional_hidden,
        singular: settings.fictional_singular,
        plural: settings.fictional_plural,
        warning: settings.fictional_warning,
        icon: settings.fictional_icon,
      },
      sponsored: settings.member_resell,
      entryWarning: warnedCountry(site.settings, {
        selected: settings.geoip_selected_country,
        // For a private address only the country the visitor selected is known; the site's own
        // country is just a guess.
        known:
          sites.countryOfAddress(context.address) !== null ||
          context.query.geoip_selected_country?.toUpperCase() === settings.geoip_selected_country,
      }),
      offerWording: settings.offer_wording,
      supportEmail: settings.support_email ?? '',
      supportPhone: settings.support_phone ?? site.company.support_phone ?? '',
      companyName: site.company.name,
      tradeNames: site.company.tradenames.filter(
        (name) => name !== site.name && name !== site.company.name,
      ),
      sourceUrl,
      pushKey: settings.push_public_key,
      quiet: parseQuiet(context.cookies[quietCookie]),
      tags: null,
      demo,
    }
  }
}

/** Whether visitors may currently search members on this site (SRCH-03). */
export function isSearchOpenToVisitors(
  site: Site,
  context: Pick<Context<Site>, 'cookies' | 'query'>,
): boolean {
  return searchOpen(site.settings, hasTrafficSource(context))
}

function hasTrafficSource(context: Pick<Context<Site>, 'cookies' | 'query'>): boolean {
  return (
    readTrafficSource({ stored: readStoredNetwork(context), query: context.query }).network !==
    undefined
  )
}
