import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { AuditEntry } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { DateTimeCell } from './list/date-time-cell.tsx'
import { ListPage } from './list/list-page.tsx'
import { Table } from './list/table.tsx'

/** The actions of staff members, latest first. No one can change anything here. */
export function Page() {
  const t = usePhrases<typeof en>('staff')
  const list = calls.usePages('staff.list_audit', {}, ({ entries, more }) =>
    more ? { before: entries.at(-1)?.id } : undefined,
  )
  return (
    <ListPage
      title={t('audit.title')}
      lead={t('audit.lead')}
      notLoaded={t('shell.fault_title')}
      placeholders="rows"
      list={list}
      empty={({ pages }) => pages[0]?.entries.length === 0 && { title: t('audit.empty') }}
      more={t('audit.more')}
    >
      {({ pages }) => <Entries entries={pages.flatMap(({ entries }) => entries)} />}
    </ListPage>
  )
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = usePhrases<typeof en>('staff')
  const facts = (entry: AuditEntry) =>
    Object.entries(entry.facts)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(' · ')
  return (
    <Table
      className="mt-6"
      label={t('audit.title')}
      columns={[
        t('audit.when'),
        t('audit.who'),
        t('audit.act'),
        t('audit.about'),
        t('audit.facts'),
      ]}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <DateTimeCell at={entry.at} />
          <td>{entry.name === '?' ? t('audit.unknown') : entry.name}</td>
          {/* The technical name, the same in every language, because it is used for searching. */}
          <td>
            <code>{entry.act}</code>
          </td>
          <td>
            {entry.about === null ? '' : <code title={entry.about}>{entry.about.slice(0, 8)}</code>}
          </td>
          <td className="min-w-64 wrap-anywhere">{facts(entry)}</td>
        </tr>
      ))}
    </Table>
  )
}
