import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import { Table } from '#features/members/staff/office/index.ts'
import type { LedgerHealth } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'

/**
 * Result of the last check: when, what it found, and how many rows it read. Rules are shown by
 * their names in the ledger, so that they can be searched for.
 */
export function LedgerFaults({ check }: Pick<LedgerHealth, 'check'>) {
  const t = usePhrases<typeof en>('reconciliation')
  const { date, time } = useFormat()
  if (check === null)
    return (
      <Alert tone="info" className="mt-4 max-w-column">
        {t('ledger.never')}
      </Alert>
    )
  const { at, rows_read: rows, took_ms: ms, violations: count, found } = check
  return (
    <>
      <Alert tone={count === 0 ? 'success' : 'danger'} className="mt-4 max-w-column">
        <p>
          <b>{count === 0 ? t('ledger.whole') : t('ledger.broken', { count })}</b>{' '}
          {t('ledger.read', { rows, date: date(at), time: time(at), ms })}
        </p>
      </Alert>
      {found.length === 0 ? null : (
        <Table
          className="mt-3"
          label={t('ledger.rule')}
          columns={[t('ledger.which'), t('ledger.rule'), t('ledger.about')]}
        >
          {found.map(({ ledger, rule, about }) => (
            <tr key={`${ledger} ${rule} ${about}`}>
              <td>{t(`ledger.ledgers.${ledger}`)}</td>
              <td className="min-w-64">
                <code>{rule}</code>
              </td>
              <td className="min-w-40">
                <code className="wrap-anywhere">{about}</code>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}
