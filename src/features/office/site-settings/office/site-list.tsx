import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EntryRow } from '#features/members/staff/office/index.ts'
import { Tag } from '#ui/components/index.ts'
import type { ListedSite } from '../contract/site-settings.ts'
import type { en } from '../locales/en.ts'
import { useFieldTexts } from './use-field-texts.ts'

/** The sites with their hosts, whether they sell, and their latest change. */
export function SiteList({ sites }: { readonly sites: readonly ListedSite[] }) {
  return (
    <ul className="office-made-rows">
      {sites.map((site) => (
        <SiteRow key={site.id} site={site} />
      ))}
    </ul>
  )
}

function SiteRow({ site }: { readonly site: ListedSite }) {
  const t = usePhrases<typeof en>('site_settings')
  const { date, list, country } = useFormat()
  const { name } = useFieldTexts()
  const { id, sisters, missing, signups, waiting, changed_at: changed, changed_by: by } = site
  return (
    <EntryRow
      name={site.name}
      text={
        <>
          <p>{site.hosts.join(', ')}</p>
          {sisters.length === 0 ? null : <p>{t('shares_members', { sites: list(sisters) })}</p>}
          {missing.length === 0 ? null : (
            <p>{t('missing', { fields: list(missing.map((field) => name(field))) })}</p>
          )}
        </>
      }
      tags={
        <>
          <Tag look={missing.length === 0 ? 'pine' : 'warn'}>
            {t(missing.length === 0 ? 'sells' : 'sells_nothing')}
          </Tag>
          {signups === 'closed' ? <Tag look="quiet">{t('signups_closed')}</Tag> : null}
          {waiting ? <Tag look="warn">{t('waiting')}</Tag> : null}
        </>
      }
      facts={
        <>
          <span>{country(site.country)}</span>
          <span>{site.currency}</span>
          {changed === null ? null : (
            <span>
              {by === null
                ? t('changed_by_command', { date: date(changed) })
                : t('changed_by', { date: date(changed), name: by })}
            </span>
          )}
        </>
      }
      act={
        <Link
          className="link"
          to={`/office/sites?site=${id}`}
          aria-label={`${t('open')}: ${site.name}`}
        >
          {t('open')}
        </Link>
      }
    />
  )
}
