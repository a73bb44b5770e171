import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, DetailList, useToast } from '#ui/components/index.ts'
import {
  ActionButton,
  DateTimeCell,
  ListPage,
  Table,
} from '#features/members/staff/office/index.ts'
import type { LedgerHealth } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { calls } from './calls.ts'
import { LedgerAccounts } from './ledger-accounts.tsx'
import { LedgerFaults } from './ledger-faults.tsx'

/** Ledger health: violations, seals, credits, and uncleared amounts. */
export function Page() {
  const t = usePhrases<typeof en>('reconciliation')
  const list = calls.useCall('reconciliation.read_ledger', {})
  const { number } = useFormat()
  const again = () => void list.refetch()
  return (
    <ListPage
      title={t('ledger.title')}
      lead={t('ledger.lead')}
      notLoaded={t('common.not_loaded')}
      list={list}
      action={list.data?.may_act === true ? <CheckNow onDone={again} /> : null}
    >
      {({ check, accounts, credits, seals, seal_missed: missed }) => (
        <>
          <LedgerFaults check={check} />
          <LedgerAccounts accounts={accounts} />
          <section className="mt-8">
            <h2 className="type-h3">{t('ledger.credits')}</h2>
            <DetailList
              className="num mt-3 max-w-text"
              facts={[
                ...(['bought', 'given', 'spent', 'in_escrow', 'taken_back'] as const).map((id) => ({
                  id,
                  label: t(`ledger.totals.${id}`),
                  value: number(credits[id]),
                })),
                // Credits do not expire.
                { id: 'expired', label: t('ledger.totals.expired'), value: number(0) },
                { id: 'held', label: t('ledger.totals.held'), value: number(credits.held) },
              ]}
            />
          </section>
          <Seals seals={seals} missed={missed} />
        </>
      )}
    </ListPage>
  )
}

function Seals({ seals, missed }: Pick<LedgerHealth, 'seals'> & { readonly missed: boolean }) {
  const t = usePhrases<typeof en>('reconciliation')
  const { number } = useFormat()
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('ledger.seals')}</h2>
      <p className="mt-1 max-w-column text-ink-2">
        {t(seals.length === 0 ? 'ledger.no_seals' : 'ledger.seals_text')}
      </p>
      {missed ? (
        <Alert tone="danger" className="mt-3 max-w-column">
          {t('ledger.seal_missed')}
        </Alert>
      ) : null}
      {seals.length === 0 ? null : (
        <Table
          className="mt-3"
          label={t('ledger.seals')}
          columns={[
            t('ledger.number'),
            t('match.when'),
            { label: t('ledger.wallets'), figures: true },
            t('ledger.hash'),
          ]}
        >
          {seals.map((seal) => (
            <tr key={seal.number}>
              <td className="num">{number(seal.number)}</td>
              <DateTimeCell at={seal.at} />
              <td className="figure">{number(seal.wallets)}</td>
              <td>
                <code title={seal.hash}>{seal.hash.slice(0, 16)}…</code>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

function CheckNow({ onDone }: { readonly onDone: () => void }) {
  const t = usePhrases<typeof en>('reconciliation')
  const toast = useToast()
  const { ask } = calls.useAction('reconciliation.check_ledger')
  return (
    <ActionButton
      act={() => ask({})}
      onDone={() => {
        toast.show({ text: t('ledger.checked'), tone: 'success' })
        onDone()
      }}
    >
      {t('ledger.check')}
    </ActionButton>
  )
}
