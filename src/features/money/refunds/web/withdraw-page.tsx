import { useSearchParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ChooseOrder } from './choose-order.tsx'
import { DeclareForm } from './declare-form.tsx'
import { WithdrawSteps } from './withdraw-steps.tsx'

/** Loads the orders a member can withdraw from; visitors have to enter one. */
export async function load({ api, cache, url, viewer }: LoadContext): Promise<void> {
  if (viewer === null) return
  const order = url.searchParams.get('order')
  await Promise.all([
    cache.prefetchQuery(calls.query('refunds.list_withdrawable', {})(api)),
    ...(order === null
      ? []
      : [cache.prefetchQuery(calls.query('refunds.read_order', { order })(api))]),
  ])
}

export function title(translate: Translate): string {
  return translate('refunds.page.title')
}

/** /withdraw: withdrawing from an order in two steps, logged in or not (BEY-10). */
export function Page() {
  const t = usePhrases<typeof en>('refunds')
  const member = useViewer() !== null
  const [query] = useSearchParams()
  const order = query.get('order')
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-form gap-5">
        <h1 className="type-h1" tabIndex={-1}>
          {t('page.title')}
        </h1>
        {!member ? (
          <DeclareForm typed={order ?? ''} />
        ) : order === null ? (
          <ChooseOrder />
        ) : (
          <WithdrawSteps key={order} order={order} />
        )}
      </div>
    </div>
  )
}
