import { toDays } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CardList, ListPage, TableSection } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { DebitBlocks } from '../contract/blocks.ts'
import { suspensionMs } from '../rules/strikes.ts'
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
  return (
    <ListPage
      title={t('office.title')}
      lead={t('office.lead', { days: toDays(suspensionMs) })}
      notLoaded={t('office.not_loaded')}
      list={list}
    >
      {({ blocks, lifted, may_lift: mayLift }) => (
        <>
          <CardList
            entries={blocks}
            getKey={({ block }) => block}
            empty={{ title: t('office.none'), text: t('office.none_text') }}
          >
            {(one) => <BlockRow block={one} mayLift={mayLift} />}
          </CardList>
          {mayLift || blocks.length === 0 ? null : (
            <p className="mt-4 text-muted">{t('office.may_not')}</p>
          )}
          <Lifted lifted={lifted} />
        </>
      )}
    </ListPage>
  )
}

function Lifted({ lifted }: Pick<DebitBlocks, 'lifted'>) {
  const t = usePhrases<typeof en>('direct_debit')
  const { date, time } = useFormat()
  const formatBlockName = useBlockName()
  if (lifted.length === 0) return null
  return (
    <TableSection
      label={t('office.lifted')}
      columns={[
        t('office.what'),
        t('office.cause'),
        t('office.closed_since'),
        t('office.reason'),
        t('office.lifted_at'),
      ]}
    >
      {lifted.map((one) => (
        <tr key={`${one.kind} ${one.mark ?? one.order} ${one.at}`}>
          <td>{formatBlockName(one)}</td>
          <td>{one.cause === null ? '' : <code>{one.cause}</code>}</td>
          <td className="num">{date(one.since)}</td>
          <td className="wrap-anywhere">{one.reason}</td>
          <td className="num">
            {date(one.at)}, {time(one.at)}{' '}
            <span className="block text-muted">
              {t('office.by_two', { by: one.by, second: one.approved_by })}
            </span>
          </td>
        </tr>
      ))}
    </TableSection>
  )
}
