import { type FormEvent, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Tag, TextField } from '#ui/components/index.ts'
import {
  DateTimeCell,
  ListPage,
  Table,
  useHistorySearch,
} from '#features/members/staff/office/index.ts'
import type { SuppressionView } from '../contract/notifications.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../web/calls.ts'

/** The addresses that get no notifications (NTF-02). */
export function Page() {
  const t = usePhrases<typeof en>('notifications')
  const [search, setSearch] = useHistorySearch()
  const [typed, setTyped] = useState(search)
  const list = calls.usePages(
    'notifications.find_suppressions',
    search === '' ? {} : { email: search },
    ({ next }) => (next === null ? undefined : { after: next }),
  )
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed)
  }
  return (
    <ListPage
      title={t('office.title')}
      lead={t('office.lead')}
      notLoaded={t('office.not_loaded')}
      placeholders="rows"
      list={list}
      empty={({ pages }) =>
        pages[0]?.suppressions.length === 0 && {
          title: t(search === '' ? 'office.none' : 'office.none_found'),
        }
      }
      more={t('office.more')}
      filters={() => (
        <form role="search" className="field-row mt-6 max-w-notice" onSubmit={find}>
          <TextField
            className="office-search-field"
            label={t('office.search')}
            type="search"
            inputMode="email"
            maxLength={320}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="line">
            {t('office.find')}
          </Button>
        </form>
      )}
    >
      {({ pages }) => <Suppressions rows={pages.flatMap(({ suppressions }) => suppressions)} />}
    </ListPage>
  )
}

function Suppressions({ rows }: { readonly rows: readonly SuppressionView[] }) {
  const t = usePhrases<typeof en>('notifications')
  const { date } = useFormat()
  return (
    <Table
      className="mt-6"
      label={t('office.title')}
      columns={[
        t('office.member'),
        t('office.address'),
        t('office.reason'),
        t('office.since'),
        t('office.last'),
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.member} ${row.since}`}>
          <th scope="row" className="wrap-anywhere">
            {row.name}
          </th>
          <td className="whitespace-nowrap">{row.address ?? t('office.replaced')}</td>
          <td>
            {row.reason === null ? (
              t('office.failing', { failures: row.failures })
            ) : (
              <Tag look="warn">{t(`office.reasons.${row.reason}`)}</Tag>
            )}
          </td>
          <td className="num">{date(row.since)}</td>
          <DateTimeCell at={row.last} />
        </tr>
      ))}
    </Table>
  )
}
