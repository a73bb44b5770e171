import { useLocale } from 'use-intl'
import { endonyms, type Locale, locales } from '#kernel/locale.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { Panel } from '#ui/components/index.ts'
import { useChooseLanguage } from '#features/members/accounts/web/index.ts'
import { preloadPageTitles, usePageTitles } from '#features/site/content-pages/web/index.ts'
import type { en } from './locales/en.ts'

export function load(context: LoadContext): Promise<void> {
  return preloadPageTitles(context)
}

export function title(translate: Translate): string {
  return translate('languages.title')
}

/**
 * All seven languages with their legal pages (SITE-09), also those that the site's menu leaves out.
 * Those offered to the visitor's country come first.
 */
export function Page() {
  const t = usePhrases<typeof en>('languages')
  const { locales: offered } = useSite()
  const titles = usePageTitles()
  const ordered = [...offered, ...locales.filter((locale) => !offered.includes(locale))]
  return (
    <div className="wrap page-airy">
      <h1 className="type-h1" tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="type-lead mt-3 text-ink-2">{t('lead')}</p>
      <ul className="cols-2-from-md mt-7 grid gap-5">
        {ordered.map((locale) => (
          <Panel as="li" key={locale} lang={locale}>
            <Choice locale={locale} />
            <ul className="mt-3 grid gap-1">
              {titles
                ?.find((language) => language.locale === locale)
                ?.pages.map(({ page, title: name }) => (
                  <li key={page}>
                    <a className="link" href={`/pages/${page}?locale=${locale}`}>
                      {name}
                    </a>
                  </li>
                ))}
            </ul>
          </Panel>
        ))}
      </ul>
    </div>
  )
}

/** A link that works before hydration; a member's choice is also stored with the account. */
function Choice({ locale }: { readonly locale: Locale }) {
  const t = usePhrases<typeof en>('languages')
  const current = useLocale() === locale
  const member = useViewer() !== null
  const choose = useChooseLanguage()
  return (
    <>
      <h2 className="type-h3">
        <a
          className="link"
          href={`/lang-config?locale=${locale}`}
          hrefLang={locale}
          aria-current={current}
          onClick={(event) => {
            if (!member) return
            event.preventDefault()
            void choose(locale)
          }}
        >
          {endonyms[locale]}
        </a>
      </h2>
      {current ? <p className="type-meta mt-2 text-muted">{t('current')}</p> : null}
    </>
  )
}
