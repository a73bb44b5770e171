import { type LoadContext, notFound, type PageModule, redirectTo } from '#platform/web/page.ts'
import { loadMember, memberTitle } from '../member/load-member.ts'

/** A campaign's slug at the end of a URL. */
const slugForm = /^[a-z0-9-]{1,40}$/

/**
 * Loads the member of a landing page. Members are redirected to the full page; "auto" is replaced
 * by the language; if visitors may not look around, no member is requested, so that the page does
 * not reveal whether they exist.
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

/** The document title: the member, or the purpose of the page if no member is shown. */
export const landingTitle: NonNullable<PageModule['title']> = (translate, context) =>
  memberTitle(translate, context) || translate('landing.closed_title', { site: context.site.name })
