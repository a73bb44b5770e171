import type { Output } from '#kernel/endpoint.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListPage, Table } from '#features/members/staff/office/index.ts'
import type { contract } from '../contract/traffic-sources.ts'
import type { en as figuresEn } from '../locales/figures/en.ts'
import type { en } from '../locales/traffic-sources/en.ts'
import { calls } from './calls.ts'
import { Count } from './figures/count.tsx'

type Figures = Output<(typeof contract)['traffic_sources.list_sources']>

/** Campaigns with the members they brought; counts below ten are not shown (SITE-04). */
export function Page() {
  const t = usePhrases<typeof en>('traffic_sources')
  const { month } = useFormat()
  const list = calls.useCall('traffic_sources.list_sources', {})
  return (
    <ListPage
      title={t('title')}
      lead={
        list.data === undefined
          ? ''
          : t('lead', { month: month(`${list.data.month}-15T12:00:00Z`) })
      }
      notLoaded={t('failed')}
      list={list}
      empty={({ sources, others }) =>
        sources.length === 0 && others === null && { title: t('empty') }
      }
    >
      {(figures) => <Sources figures={figures} />}
    </ListPage>
  )
}

function Sources({ figures: { sources, others } }: { readonly figures: Figures }) {
  const t = usePhrases<typeof en>('traffic_sources')
  const f = usePhrases<typeof figuresEn>('figures')
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
        <SourceRow
          key={line.source ?? ''}
          name={line.source === '*' ? t('others') : (line.source ?? t('none'))}
          counts={line}
        />
      ))}
      {others === null ? null : <SourceRow name={f('others')} counts={others} />}
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
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        {name}
      </th>
      <td className="figure">
        <Count count={counts.signed_up} />
      </td>
      <td className="figure">
        <Count count={counts.confirmed} />
      </td>
      <td className="figure">
        <Count count={counts.purchased} />
      </td>
    </tr>
  )
}
