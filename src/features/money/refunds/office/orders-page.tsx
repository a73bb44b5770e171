import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { FoundOrders } from './found-orders.tsx'
import { OpenItems } from './open-items.tsx'
import { OrderFileView } from './order-file.tsx'

/**
 * Orders by number or address, their history, and refunds (OPS-04). The search is part of the URL.
 */
export function Page() {
  const t = usePhrases<typeof en>('refunds')
  const [query, setQuery] = useSearchParams()
  const order = query.get('order')
  const search = query.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = (next: string | null) => {
    setQuery({ ...(search === '' ? {} : { search }), ...(next === null ? {} : { order: next }) })
    heading.current?.focus()
  }
  return (
    <div className="office-page">
      <h1 className="type-h2" ref={heading} tabIndex={-1}>
        {t('office.title')}
      </h1>
      {order !== null ? (
        <OrderFileView key={order} order={order} onBack={() => open(null)} />
      ) : (
        <>
          <p className="mt-1 max-w-[50rem] text-ink-2">{t('office.lead')}</p>
          <OpenItems onOpen={open} />
          <form
            role="search"
            className="mt-6 flex max-w-[36rem] flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              setQuery(typed.trim() === '' ? {} : { search: typed.trim() })
            }}
          >
            <TextField
              className="flex-[1_1_16rem]"
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
