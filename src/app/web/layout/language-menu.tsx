import { useLocation } from 'react-router'
import { useLocale } from 'use-intl'
import { endonyms } from '#kernel/locale.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { GlobeIcon, Menu } from '#ui/components/index.ts'
import { useChooseLanguage } from '#features/members/accounts/web/index.ts'
import type { en } from '../../locales/en.ts'

/**
 * The languages of the site by their native names; hidden if there is only one. Each is a link to
 * which the server responds with a cookie, so it works before hydration; a member's choice is also
 * stored on the account.
 */
export function LanguageMenu({ className = 'icon-btn' }: { readonly className?: string }) {
  const t = usePhrases<typeof en>('app')
  const { locales } = useSite()
  const { pathname, search } = useLocation()
  const current = useLocale()
  const member = useViewer() !== null
  const choose = useChooseLanguage()
  if (locales.length < 2) return null
  return (
    <Menu
      className={className}
      aria-label={t('nav.language')}
      items={locales.map((locale) => ({
        id: locale,
        label: endonyms[locale],
        lang: locale,
        checked: locale === current,
        ...(member
          ? { onSelect: () => void choose(locale) }
          : { href: languageLink(pathname, search, locale) }),
      }))}
    >
      <GlobeIcon />
    </Menu>
  )
}

/** The same page with `locale` in its query; the server removes it again. */
function languageLink(pathname: string, search: string, locale: string): string {
  const query = new URLSearchParams(search)
  query.set('locale', locale)
  return `${pathname}?${query}`
}
