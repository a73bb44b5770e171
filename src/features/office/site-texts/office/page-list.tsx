import { Link } from 'react-router'
import type { Output } from '#kernel/endpoint.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EntryRow } from '#features/members/staff/office/index.ts'
import { Tag } from '#ui/components/index.ts'
import type { contract, ListedPage, PageLanguage } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'

/** The pages of a site, each with a link per language that tells its state. */
export function PageList({ site, pages }: Output<(typeof contract)['site_texts.list_pages']>) {
  return (
    <ul className="office-made-rows">
      {pages.map((page) => (
        <PageRow key={page.page} site={site} {...page} />
      ))}
    </ul>
  )
}

function PageRow({
  site,
  page,
  own,
  in_sitemap,
  title,
  languages,
}: ListedPage & { readonly site: number }) {
  const t = usePhrases<typeof en>('site_texts')
  return (
    <EntryRow
      name={title}
      text={
        <ul className="page-languages" aria-label={t('languages_of', { title })}>
          {languages.map((each) => (
            <li key={each.language}>
              <LanguageLink {...each} site={site} page={page} />
            </li>
          ))}
        </ul>
      }
      tags={
        <>
          {own ? <Tag look="pine">{t('own')}</Tag> : null}
          {in_sitemap ? null : <Tag look="quiet">{t('hidden')}</Tag>}
        </>
      }
      facts={<span>/{page}</span>}
      act={null}
    />
  )
}

function LanguageLink(props: PageLanguage & { readonly site: number; readonly page: string }) {
  const { site, page, language, state, stale, outdated, planned_at: planned } = props
  const t = usePhrases<typeof en>('site_texts')
  const { language: named, date } = useFormat()
  return (
    <Link
      className="page-language"
      to={`/office/pages?${new URLSearchParams({ site: String(site), page, language })}`}
    >
      <b>{named(language)}</b>
      <span className="text-muted">{t(`states.${state}`)}</span>
      {stale ? <Tag look="warn">{t('stale')}</Tag> : null}
      {outdated ? <Tag look="warn">{t('outdated')}</Tag> : null}
      {planned === null ? null : <Tag look="pine">{t('planned', { date: date(planned) })}</Tag>}
    </Link>
  )
}
