import { type LoadContext, notFound, type PageModule, redirectTo } from '#platform/web/page.ts'
import { loadMember, memberTitle } from './load-member.ts'

/** A word of a campaign at the end of an address. */
const slugForm = /^[a-z0-9-]{1,40}$/

/**
 * Reads whom a campaign's page is about. Members go to the whole page; "auto" becomes the language; where visitors may not look
 * around nobody is asked for, so that such a page tells of nobody whether they exist.
 */
export async function loadLanding(context: LoadContext): Promise<void> {
  const { params, site, viewer, locale, url } = context
  const member = encodeURIComponent(params.member ?? '')
  if (viewer !== null) throw redirectTo(`/members/${member}`)
  if (params.slug === 'auto')
    throw redirectTo(url.pathname.replace(/auto$/, locale === 'en' ? 'eng' : locale) + url.search)
  if (params.slug !== undefined && !slugForm.test(params.slug)) throw notFound()
  if (site.searchOpen) await loadMember(context)
}

/** The document's title: the member, or what the page is about where nobody is shown. */
export const landingTitle: NonNullable<PageModule['title']> = (translate, context) =>
  memberTitle(translate, context) || translate('profiles.landing.closed_title', { site: context.site.name })
