import type { Output } from '#kernel/endpoint.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListPage, Table } from '#features/members/staff/office/index.ts'
import type { contract } from '../contract/traffic-sources.ts'
import type { en } from '../locales/traffic-sources/en.ts'
import { least } from '../rules/hide-small-counts.ts'
import { calls } from './calls.ts'

type Figures = Output<(typeof contract)['traffic_sources.list_sources']>

/** Which campaigns brought how many members; counts below ten are not shown (SITE-04). */
export function Page() {
  const t = usePhrases<typeof en>('traffic_sources')
  const list = calls.useCall('traffic_sources.list_sources', {})
  return (
    <ListPage
      title={t('title')}
      lead={t('lead', { days: list.data?.days ?? 90 })}
      notLoaded={t('failed')}
      list={list}
    >
      {(figures) => <Sources figures={figures} />}
    </ListPage>
  )
}

function Sources({ figures: { sources, others } }: { readonly figures: Figures }) {
  const t = usePhrases<typeof en>('traffic_sources')
  if (sources.length === 0 && others === null) return <p className="mt-6">{t('empty')}</p>
  return (
    <Table
      className="mt-6"
      label={t('title')}
      columns={[
        t('source'),
        { label: t('signed_up'), figures: true },
        { label: t('confirmed'), figures: true },
        { label: t('purchased'), figures: true },
      ]}
    >
      {sources.map((line) => (
        <SourceRow key={line.source ?? ''} name={line.source ?? t('none')} counts={line} />
      ))}
      {others === null ? null : <SourceRow name={t('others')} counts={others} />}
    </Table>
  )
}

function SourceRow({
  name,
  counts,
}: {
  readonly name: string
  readonly counts: NonNullable<Figures['others']>
}) {
  const t = usePhrases<typeof en>('traffic_sources')
  const { number } = useFormat()
  const show = (count: number | null) => (count === null ? t('few', { least }) : number(count))
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {name}
      </th>
      <td className="figure">{show(counts.signed_up)}</td>
      <td className="figure">{show(counts.confirmed)}</td>
      <td className="figure">{show(counts.purchased)}</td>
    </tr>
  )
}
