import type { Output } from '#kernel/endpoint.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListPage, Table } from '#features/members/staff/office/index.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../web/calls.ts'

type Line = Output<(typeof contract)['verified_claims.list_registry']>['claims'][number]

/** Every claim that the site could make, its last finding, and why it is shown or not (BEY-05). */
export function Page() {
  const t = usePhrases<typeof en>('verified_claims')
  const list = calls.useCall('verified_claims.list_registry', {})
  return (
    <ListPage
      title={t('office.title')}
      lead={t('office.lead')}
      notLoaded={t('office.failed')}
      list={list}
    >
      {({ claims }) => <Registry lines={claims} />}
    </ListPage>
  )
}

function Registry({ lines }: { readonly lines: readonly Line[] }) {
  const t = usePhrases<typeof en>('verified_claims')
  const { date, number } = useFormat()
  return (
    <Table
      className="mt-6"
      label={t('office.title')}
      columns={[
        t('office.claim'),
        t('office.state'),
        { label: t('office.counted'), figures: true },
        t('office.computed'),
        t('office.query'),
      ]}
    >
      {lines.map((line) => (
        <tr key={`${line.id} ${line.subject}`}>
          <th scope="row" className="min-w-56">
            {line.text ?? t(`office.names.${line.id}`)}
            {line.subject === '' ? null : (
              <span className="type-meta block text-muted">{line.subject}</span>
            )}
          </th>
          <td>{t(`office.verdicts.${line.verdict}`)}</td>
          <td className="figure">
            {line.sample === null ? null : number(line.sample)}
            <span className="type-meta block text-muted">
              {t('office.least', { least: number(line.least_sample) })}
            </span>
          </td>
          <td>
            {line.computed_at === null ? t('office.never') : date(line.computed_at)}
            {line.valid_until === null ? null : (
              <span className="type-meta block text-muted">
                {t('office.until', { date: date(line.valid_until) })}
              </span>
            )}
          </td>
          <td>
            <code lang="en">{line.query}</code>
          </td>
        </tr>
      ))}
    </Table>
  )
}
