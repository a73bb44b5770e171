import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, PlusIcon } from '#ui/components/index.ts'
import { ListPage } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { CodeForm } from './code-form.tsx'
import { CodeList } from './code-list.tsx'
import { emptyCodeForm, type CodeFormState } from './code-form-state.ts'
import { OfferRules } from './offer-rules.tsx'

/** Discount codes in the office (CRED-08): running, planned and ended ones, and creating one. */
export function Page() {
  const t = usePhrases<typeof en>('discounts')
  const list = calls.useCall('discounts.list_codes', {})
  const [making, setMaking] = useState(false)
  const [typed, setTyped] = useState<CodeFormState>()
  const sites = list.data?.sites ?? []
  const code = typed ?? emptyCodeForm(sites)

  function handleCreated() {
    setTyped(undefined)
    setMaking(false)
  }

  if (making && list.data !== undefined)
    return (
      <CodeForm
        code={code}
        sites={sites}
        methods={list.data.methods}
        shareLeft={list.data.share_left}
        onType={setTyped}
        onBack={() => setMaking(false)}
        onCreated={handleCreated}
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
          <Button icon={<PlusIcon />} onClick={() => (setTyped(code), setMaking(true))}>
            {t('office.make')}
          </Button>
        )
      }
    >
      {(data) => (
        <>
          {data.sites.map(({ id, name, on }) =>
            on ? null : (
              <Alert key={id} tone="warn" className="mt-4">
                {t('office.site_off', { site: name })}
              </Alert>
            ),
          )}
          <CodeList listed={data} />
          <OfferRules sites={data.sites} />
        </>
      )}
    </ListPage>
  )
}
