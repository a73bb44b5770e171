import '#platform/web/styles/tabs.css'
import './codes.css'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ErrorState, PlusIcon, Skeleton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { CodeForm } from './code-form.tsx'
import { CodeList } from './code-list.tsx'
import { emptyCode, type TypedCode } from './code-typed.ts'
import { OfferRules } from './offer-rules.tsx'

/** Discount codes as the office sees them (CRED-08): what counts, what will, what does not any more; and making one. */
export function Page() {
  const t = usePhrases<typeof en>('discounts')
  const list = calls.useCall('discounts.list_codes', {})
  const [making, setMaking] = useState(false)
  const [typed, setTyped] = useState<TypedCode>()
  const sites = list.data?.sites ?? []
  const code = typed ?? emptyCode(sites)

  function made() {
    setTyped(undefined)
    setMaking(false)
  }

  if (making && list.data !== undefined)
    return (
      <div className="office-page">
        <CodeForm
          code={code}
          sites={sites}
          methods={list.data.methods}
          onType={setTyped}
          onBack={() => setMaking(false)}
          onMade={made}
        />
      </div>
    )
  return (
    <div className="office-page">
      <div className="office-discounts-head">
        <div>
          <h1 className="type-h2">{t('office.title')}</h1>
          <p className="mt-1 text-ink-2">{t('office.lead')}</p>
        </div>
        {list.data === undefined ? null : (
          <Button icon={<PlusIcon />} onClick={() => (setTyped(code), setMaking(true))}>
            {t('office.make')}
          </Button>
        )}
      </div>
      {list.data !== undefined ? (
        <>
          {sites.map(({ id, name, on }) =>
            on ? null : (
              <Alert key={id} tone="warn" className="mt-4">
                {t('office.site_off', { site: name })}
              </Alert>
            ),
          )}
          <CodeList listed={list.data} />
          <OfferRules sites={sites} />
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
