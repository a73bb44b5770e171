import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink, ErrorState, Skeleton } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { useWalletChanged } from '#features/money/credits/web/index.ts'
import type { MoneyBack } from '../contract/refunds.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { MoneyBackSection } from './money-back-section.tsx'
import { WithdrawFacts } from './withdraw-facts.tsx'

/**
 * Withdrawal from a member's own order: summary, confirmation, then what was received and when
 * (BEY-10).
 */
export function WithdrawSteps({ order }: { readonly order: string }) {
  const t = usePhrases<typeof en>('refunds')
  const query = calls.useCall('refunds.read_order', { order })
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        title={t('not_loaded')}
        text={query.error.refusal.code === 'not_found' ? t('steps.not_there') : query.error.message}
        action={
          <ButtonLink as={Link} to="/withdraw" variant="line">
            {t('steps.other')}
          </ButtonLink>
        }
      />
    ) : (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="skeleton-md h-60 w-full" />
      </div>
    )
  if (query.data.may_withdraw === 'open') return <Steps moneyBack={query.data} />
  return (
    <>
      {query.data.may_withdraw === 'withdrawn' ? (
        <MoneyBackSection order={order} />
      ) : (
        <Alert tone="info">{t(`steps.${query.data.may_withdraw}`)}</Alert>
      )}
      <ButtonLink as={Link} to={`/transactions/${order}`} variant="line">
        {t('steps.to_order')}
      </ButtonLink>
    </>
  )
}

function Steps({ moneyBack }: { readonly moneyBack: MoneyBack }) {
  const t = usePhrases<typeof en>('refunds')
  const cache = useQueryClient()
  const online = useOnline()
  const walletChanged = useWalletChanged()
  const { ask, pending } = calls.useAction('refunds.withdraw')
  const [confirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    setProblem(undefined)
    const answer = await ask({ order: moneyBack.order })
    if (!answer.ok) return setProblem(answer.refusal.message)
    cache.setQueryData(['refunds.read_order', { order: moneyBack.order }], answer.value)
    for (const call of ['refunds.list_withdrawable', 'payments.list_orders', 'payments.read_order'])
      void cache.invalidateQueries({ queryKey: [call] })
    void walletChanged()
  }

  if (confirming)
    return (
      <ConfirmStep
        pending={pending}
        problem={problem}
        onBack={() => setConfirming(false)}
        onConfirm={() => void confirm()}
      >
        <WithdrawFacts moneyBack={moneyBack} />
      </ConfirmStep>
    )
  return (
    <section className="grid gap-5">
      <h2 className="type-h3">{t('steps.first')}</h2>
      <WithdrawFacts moneyBack={moneyBack} />
      {online ? null : <Alert tone="warn">{t('offline')}</Alert>}
      <Button onClick={() => setConfirming(true)}>{t('way_out')}</Button>
    </section>
  )
}
