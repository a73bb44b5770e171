import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { Footer as FooterShape } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

const pages = ['terms', 'privacy', 'cookies', 'returns', 'faq'] as const

/** The footer: company, prices, legal pages; a single row for members (NAV-02). */
export function Footer() {
  const t = usePhrases<typeof en>('app')
  const site = useSite()
  const member = useViewer() !== null
  const links = [
    ...pages.map((page) => ({ href: `/pages/${page}`, label: t(`footer.${page}`) })),
    { href: '/pages/honesty', label: t('footer.honesty') },
    { href: '/pages/service', label: t('footer.support') },
    { href: '/complaints', label: t('footer.complaints') },
    { href: '/withdraw', label: t('footer.withdraw'), strong: true },
    { href: site.sourceUrl, label: t('footer.source') },
  ]
  return (
    <FooterShape
      name={site.name}
      short={member}
      aria-label={t('footer.label')}
      groups={[{ title: t('footer.label'), links }]}
      about={
        <>
          <p>{t('footer.disclaimer', { site: site.name, age: site.minAge })}</p>
          {site.fictional.shown ? <p className="mt-2">{t('footer.fictional')}</p> : null}
          {site.companyName === '' ? null : <p className="mt-2">{site.companyName}</p>}
        </>
      }
    />
  )
}
