import { useMatch } from 'react-router'
import { useLocale } from 'use-intl'
import { endonyms } from '#kernel/locale.ts'
import { formatPhoneLink } from '#features/site/sites/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { Footer as FooterShape } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { listFooterLinks, showsUsFooter } from './list-footer-links.ts'

/**
 * The footer (NAV-02): links, contact, disclaimer. Members get one row of links; so does an
 * installed app, by style. The home page adds the languages, for visitors who land there in a wrong one.
 */
export function Footer() {
  const t = usePhrases<typeof en>('app')
  const site = useSite()
  const member = useViewer() !== null
  const home = useMatch('/') !== null
  const groups = listFooterLinks({ languages: site.locales.length, sourceUrl: site.sourceUrl })
  return (
    <FooterShape
      name={site.name}
      short={member}
      aria-label={t('footer.label')}
      groups={[
        ...groups.map(({ title, links }) => ({
          title: t(`footer.${title}`),
          links: links.map(({ key, href }) => ({
            href,
            label: t(`footer.${key}`),
            strong: key === 'withdraw',
          })),
        })),
        ...(home && site.locales.length > 1
          ? [
              {
                title: t('footer.languages'),
                links: site.locales.map((locale) => ({
                  href: `/?locale=${locale}`,
                  label: <span lang={locale}>{endonyms[locale]}</span>,
                })),
              },
            ]
          : []),
      ]}
      about={<About />}
    />
  )
}

/** The sentences of the footer: what costs money, who is fictional, who runs the site. */
function About() {
  const t = usePhrases<typeof en>('app')
  const site = useSite()
  const locale = useLocale()
  return (
    <>
      <p>{t('footer.disclaimer', { site: site.name, age: site.minAge })}</p>
      {site.fictional.shown ? <p className="mt-2">{t('footer.fictional')}</p> : null}
      {showsUsFooter({ locale, country: site.country }) ? (
        <p className="mt-2">{t('footer.us', { site: site.name })}</p>
      ) : null}
      {site.companyName === '' ? null : <p className="mt-2">{site.companyName}</p>}
      {site.tradeNames.length === 0 ? null : (
        <p>{t('footer.trade_names', { names: site.tradeNames.join(', ') })}</p>
      )}
      {site.supportEmail === '' ? null : (
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
      )}
      {site.supportPhone === '' ? null : (
        <a href={formatPhoneLink(site.supportPhone)}>{site.supportPhone}</a>
      )}
    </>
  )
}
