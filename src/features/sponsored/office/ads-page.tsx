import '#platform/web/styles/tabs.css'
import './ads.css'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ErrorState, PlusIcon, Skeleton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { emptyAd, type TypedAd } from './ad-typed.ts'
import { AdList } from './ad-list.tsx'
import { calls } from './calls.ts'
import { PlaceForm } from './place-form.tsx'

/** Ads as the office sees them (PRO-12): what runs, what will, what has ended, who of the members chose it; and placing one. */
export function Page() {
  const t = usePhrases<typeof en>('sponsored')
  const list = calls.useCall('sponsored.list_placed', {})
  const [placing, setPlacing] = useState(false)
  const [typed, setTyped] = useState<TypedAd>()
  const sites = list.data?.sites ?? []
  const ad = typed ?? emptyAd(sites)

  if (placing && list.data !== undefined)
    return (
      <div className="office-page">
        <PlaceForm
          ad={ad}
          sites={sites}
          onType={setTyped}
          onBack={() => setPlacing(false)}
          onPlaced={() => {
            setTyped(undefined)
            setPlacing(false)
          }}
        />
      </div>
    )
  return (
    <div className="office-page">
      <div className="office-ads-head">
        <div>
          <h1 className="type-h2">{t('office.title')}</h1>
          <p className="mt-1 text-ink-2">{t('office.lead')}</p>
        </div>
        {list.data === undefined ? null : (
          <Button icon={<PlusIcon />} onClick={() => (setTyped(ad), setPlacing(true))}>
            {t('office.place')}
          </Button>
        )}
      </div>
      {list.data !== undefined ? (
        <>
          {sites.map(({ id, name, on }) =>
            on || !list.data.ads.some(({ site, run }) => site === id && run !== 'ended') ? null : (
              <Alert key={id} tone="warn" className="mt-4">
                {t('office.off', { site: name })}
              </Alert>
            ),
          )}
          <AdList placed={list.data} />
        </>
      ) : list.isError ? (
        <ErrorState
          title={t('office.not_loaded')}
          text={list.error.message}
          action={
            <Button variant="line" onClick={() => void list.refetch()}>
              {t('office.retry')}
            </Button>
          }
        />
      ) : (
        <div className="mt-6 grid gap-3" role="status" aria-label={t('office.loading')}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-24 w-full rounded-md" />
          ))}
        </div>
      )}
    </div>
  )
}
