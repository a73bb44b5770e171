import './ads.css'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, PlusIcon } from '#ui/components/index.ts'
import { ListPage } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { createEmptyAd, type AdFormInput } from './ad-form-input.ts'
import { AdList } from './ad-list.tsx'
import { calls } from './calls.ts'
import { PlaceAdForm } from './place-ad-form.tsx'

/**
 * Ads in the back office (PRO-12): planned, running and ended ones, members who chose to be shown
 * elsewhere; and placing an ad.
 */
export function Page() {
  const t = usePhrases<typeof en>('ads')
  const list = calls.useCall('ads.list_placed', {})
  const [placing, setPlacing] = useState(false)
  const [typed, setTyped] = useState<AdFormInput>()
  const sites = list.data?.sites ?? []
  const ad = typed ?? createEmptyAd(sites)

  if (placing && list.data !== undefined)
    return (
      <PlaceAdForm
        ad={ad}
        sites={sites}
        onType={setTyped}
        onBack={() => setPlacing(false)}
        onPlaced={() => {
          setTyped(undefined)
          setPlacing(false)
        }}
      />
    )
  return (
    <ListPage
      title={t('office.title')}
      lead={t('office.lead')}
      notLoaded={t('office.not_loaded')}
      list={list}
      action={
        list.data === undefined ? null : (
          <Button icon={<PlusIcon />} onClick={() => (setTyped(ad), setPlacing(true))}>
            {t('office.place')}
          </Button>
        )
      }
    >
      {(data) => (
        <>
          {data.sites.map(({ id, name, on }) =>
            on || !data.ads.some(({ site, run }) => site === id && run !== 'ended') ? null : (
              <Alert key={id} tone="warn" className="mt-4">
                {t('office.off', { site: name })}
              </Alert>
            ),
          )}
          <AdList placed={data} />
        </>
      )}
    </ListPage>
  )
}
