import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, TextField } from '#ui/components/index.ts'
import { useAddressFilters, useHistorySearch } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { FoundOrders } from './found-orders.tsx'
import { OpenItems } from './open-items.tsx'
import { OrderFileView } from './order-file.tsx'

/** Orders by number or address, their history, and refunds (OPS-04). */
export function Page() {
  const t = usePhrases<typeof en>('refunds')
  const [{ order }] = useAddressFilters('order')
  const navigate = useNavigate()
  const [search, setSearch] = useHistorySearch()
  const [typed, setTyped] = useState(search)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (next: string) => {
    const query = new URLSearchParams(next === '' ? {} : { order: next }).toString()
    void navigate({ search: query }, { state: { search } })
    heading.current?.focus()
  }
  return (
    <div className="office-page">
      <h1 className="type-h2" ref={heading} tabIndex={-1}>
        {t('office.title')}
      </h1>
      {order !== '' ? (
        <OrderFileView key={order} order={order} onBack={() => open('')} />
      ) : (
        <>
          <p className="mt-1 max-w-column text-ink-2">{t('office.lead')}</p>
          <OpenItems onOpen={open} />
          <form
            role="search"
            className="field-row mt-6 max-w-notice"
            onSubmit={(event) => {
              event.preventDefault()
              setSearch(typed)
            }}
          >
            <TextField
              className="office-search-field"
              label={t('office.search')}
              hint={t('office.search_hint')}
              type="search"
              maxLength={320}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="line">
              {t('office.find')}
            </Button>
          </form>
          <FoundOrders search={search} onOpen={open} />
        </>
      )}
    </div>
  )
}
