import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState } from '#ui/components/index.ts'
import { ListFrame } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { DebitBlocks } from '../contract/blocks.ts'
import { BlockRow } from './block-row.tsx'
import { calls } from './calls.ts'
import { useBlockName } from './use-block-name.ts'

/**
 * Current direct debit blocks with their reasons, lifting them, and past lifts. Account and phone
 * numbers are never shown.
 */
export function Page() {
  const t = usePhrases<typeof en>('direct_debit')
  const list = calls.useCall('direct_debit.list_blocks', {})
  const { data } = list
  return (
    <ListFrame
      texts={{
        title: t('office.title'),
        lead: t('office.lead'),
        notLoaded: t('office.not_loaded'),
      }}
      list={list}
      onRetry={() => void list.refetch()}
    >
      {data === undefined ? null : (
        <>
          {data.blocks.length === 0 ? (
            <EmptyState title={t('office.none')} text={t('office.none_text')} />
          ) : (
            <ul className="mt-6 grid max-w-[50rem] gap-4">
              {data.blocks.map((one) => (
                <li key={one.block}>
                  <BlockRow block={one} mayLift={data.may_lift} />
                </li>
              ))}
            </ul>
          )}
          {data.may_lift || data.blocks.length === 0 ? null : <p className="mt-4 text-muted">{t('office.may_not')}</p>}
          <Lifted lifted={data.lifted} />
        </>
      )}
    </ListFrame>
  )
}

function Lifted({ lifted }: Pick<DebitBlocks, 'lifted'>) {
  const t = usePhrases<typeof en>('direct_debit')
  const { date, time } = useFormat()
  const formatBlockName = useBlockName()
  if (lifted.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('office.lifted')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="office-table mt-3" tabIndex={0} role="region" aria-label={t('office.lifted')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('office.what')}</th>
              <th scope="col">{t('office.cause')}</th>
              <th scope="col">{t('office.closed_since')}</th>
              <th scope="col">{t('office.reason')}</th>
              <th scope="col">{t('office.lifted_at')}</th>
            </tr>
          </thead>
          <tbody>
            {lifted.map((one) => (
              <tr key={`${one.kind} ${one.mark ?? one.order} ${one.at}`}>
                <td>{formatBlockName(one)}</td>
                <td>{one.cause === null ? '' : <code>{one.cause}</code>}</td>
                <td className="num">{date(one.since)}</td>
                <td className="[overflow-wrap:anywhere]">{one.reason}</td>
                <td className="num">
                  {date(one.at)}, {time(one.at)} <span className="block text-muted">{one.by}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
