import './sites.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListPage, useAddressFilters } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { SiteList } from './site-list.tsx'
import { SitePage } from './site-page.tsx'

/** The sites in the back office (OPS-08): the list, and one of them with its settings. */
export function Page() {
  const [{ site }] = useAddressFilters('site')
  if (/^[1-9]\d{0,8}$/.test(site)) return <SitePage key={site} site={Number(site)} />
  return <Sites />
}

function Sites() {
  const t = usePhrases<typeof en>('site_settings')
  const list = calls.useCall('site_settings.list_sites', {})
  return (
    <ListPage title={t('title')} lead={t('lead')} notLoaded={t('not_loaded')} list={list}>
      {({ sites }) => <SiteList sites={sites} />}
    </ListPage>
  )
}
