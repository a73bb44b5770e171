import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Tag } from '#ui/components/index.ts'
import { AmountCell, Table } from '#features/members/staff/office/index.ts'
import type { LedgerHealth } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { clearsWithinDays } from '../../rules/clears-within-days.ts'
import { isAccountKind, sumAccounts } from '../../rules/reconciliation/sum-accounts.ts'

/** Totals by account kind and currency, and each account with its uncleared amount. */
export function LedgerAccounts({ accounts }: Pick<LedgerHealth, 'accounts'>) {
  const t = usePhrases<typeof en>('reconciliation')
  const accountName = (code: string) => (isAccountKind(code) ? t(`ledger.codes.${code}`) : code)
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('ledger.accounts')}</h2>
      {accounts.some(({ overdue }) => overdue) ? (
        <Alert tone="warn" className="mt-3 max-w-column">
          {t('ledger.overdue', { days: clearsWithinDays })}
        </Alert>
      ) : null}
      {accounts.length === 0 ? (
        <p className="mt-1 text-ink-2">{t('ledger.no_accounts')}</p>
      ) : (
        <div className="grid items-start gap-x-4 cols-2-from-xl">
          <Table
            className="mt-3 max-w-text"
            label={t('ledger.sum')}
            columns={[t('ledger.sum'), { label: t('ledger.balance'), figures: true }]}
          >
            {sumAccounts(accounts).map(({ code, currency, minor }) => (
              <tr key={`${code} ${currency}`}>
                <td>
                  {accountName(code)} · {currency}
                </td>
                <AmountCell minor={minor} currency={currency} />
              </tr>
            ))}
          </Table>
          <Table
            className="mt-3 max-w-text"
            label={t('ledger.accounts')}
            columns={[
              t('ledger.account'),
              { label: t('ledger.balance'), figures: true },
              { label: t('ledger.waits'), figures: true },
            ]}
          >
            {accounts.map(({ code, currency, balance_minor, waits_days, overdue }) => (
              <tr key={`${code} ${currency}`}>
                <td>
                  <code>{code}</code>
                </td>
                <AmountCell minor={balance_minor} currency={currency} />
                <td className="figure">
                  {waits_days === null ? null : overdue ? (
                    <Tag look="warn">{t('ledger.days', { days: waits_days })}</Tag>
                  ) : (
                    t('ledger.days', { days: waits_days })
                  )}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </section>
  )
}
