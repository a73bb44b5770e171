import { useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { StatusTabs, useAddressFilters } from '#features/members/staff/office/index.ts'
import type { contract } from '../contract/ads.ts'
import type { en } from '../locales/en.ts'
import { adRunStatuses } from '../rules/ad-run-status.ts'
import type { PlacedAd } from '../contract/office.ts'
import { AdRow } from './ad-row.tsx'
import { EndAdDialog } from './end-ad-dialog.tsx'
import { ResoldList } from './resold-list.tsx'

type PlacedAds = Output<(typeof contract)['ads.list_placed']>
const views = [...adRunStatuses.toSorted((one) => (one === 'running' ? -1 : 0)), 'members'] as const
type View = (typeof views)[number]

/** Ads grouped by run status, followed by the members who chose to be shown on other sites. */
export function AdList({ placed }: { readonly placed: PlacedAds }) {
  const t = usePhrases<typeof en>('ads')
  const [filters, setFilters] = useAddressFilters('view')
  const view = views.find((one) => one === filters.view) ?? 'running'
  const [ending, setEnding] = useState<PlacedAd | null>(null)
  const ads = placed.ads.filter(({ run }) => run === view)
  const counts = { members: placed.resold_count } as Record<View, number>
  for (const run of adRunStatuses) counts[run] = placed.ads.filter((ad) => ad.run === run).length
  return (
    <>
      <StatusTabs
        label={t('office.tabs')}
        views={views.map((id) => ({
          id,
          label: t(`office.${id}`),
          count: counts[id],
          none: t(`office.none_${id}`),
        }))}
        view={view}
        onView={(selected) => setFilters({ view: selected })}
      >
        {view === 'members' ? (
          <ResoldList members={placed.resold} count={placed.resold_count} />
        ) : (
          <ul className="office-made-rows">
            {ads.map((ad) => (
              <AdRow
                key={ad.id}
                ad={ad}
                site={placed.sites.find(({ id }) => id === ad.site)?.name ?? ''}
                onEnd={() => setEnding(ad)}
              />
            ))}
          </ul>
        )}
      </StatusTabs>
      <EndAdDialog ad={ending} onClose={() => setEnding(null)} />
    </>
  )
}
