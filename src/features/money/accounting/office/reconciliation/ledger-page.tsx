import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, DetailList, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { DateTimeCell, ListFrame, Table } from '#features/members/staff/office/index.ts'
import type { LedgerHealth } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { calls } from './calls.ts'
import { LedgerAccounts } from './ledger-accounts.tsx'
import { LedgerFaults } from './ledger-faults.tsx'
import { useListTexts } from './use-list-texts.ts'

/** Ledger health: violations, seals, credits, and uncleared amounts. */
export function Page() {
  const t = usePhrases<typeof en>('reconciliation')
  const list = calls.useCall('reconciliation.read_ledger', {})
  const texts = useListTexts('ledger')
  const { number } = useFormat()
  const { data } = list
  const again = () => void list.refetch()
  return (
    <ListFrame
      texts={texts}
      list={list}
      onRetry={again}
      action={data?.may_act === true ? <CheckNow onDone={again} /> : null}
    >
      {data === undefined ? null : (
        <>
          <LedgerFaults check={data.check} />
          <LedgerAccounts accounts={data.accounts} />
          <section className="mt-8">
            <h2 className="type-h3">{t('ledger.credits')}</h2>
            <DetailList
              className="num mt-3 max-w-text"
              facts={[
                ...(['bought', 'given', 'spent', 'taken_back'] as const).map((id) => ({
                  id,
                  label: t(`ledger.totals.${id}`),
                  value: number(data.credits[id]),
                })),
                // Credits do not expire.
                { id: 'expired', label: t('ledger.totals.expired'), value: number(0) },
                { id: 'held', label: t('ledger.totals.held'), value: number(data.credits.held) },
              ]}
            />
          </section>
          <Seals seals={data.seals} />
        </>
      )}
    </ListFrame>
  )
}

function Seals({ seals }: Pick<LedgerHealth, 'seals'>) {
  const t = usePhrases<typeof en>('reconciliation')
  const { number } = useFormat()
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('ledger.seals')}</h2>
      <p className="mt-1 max-w-[50rem] text-ink-2">{t(seals.length === 0 ? 'ledger.no_seals' : 'ledger.seals_text')}</p>
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
  const online = useOnline()
  const { ask, pending } = calls.useAction('reconciliation.check_ledger')
  const [problem, setProblem] = useState<string>()
  async function check() {
    const answer = await ask({})
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    toast.show({ text: t('ledger.checked'), tone: 'success' })
    onDone()
  }
  return (
    <div className="grid gap-2">
      <Button
        variant="line"
        loading={pending}
        loadingLabel={t('common.loading')}
        disabledReason={online ? undefined : t('common.offline')}
        onClick={() => void check()}
      >
        {t('ledger.check')}
      </Button>
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
    </div>
  )
}
