import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CostChip, CostNote } from '#platform/web/ui/index.ts'
import type { Cost } from '../contract.ts'
import type { en } from '../locales/en.ts'

/** Under the field: what the message costs, about how much that is in money, what is left, and near the limit the length (H2). */
export function CostLine({ cost, used }: { readonly cost: Cost; readonly used: number }) {
  const t = usePhrases<typeof en>('chat')
  const most = cost.message_length
  return (
    <div className="flex justify-between gap-3 px-2">
      <CostNote>
        <Words cost={cost} />
      </CostNote>
      {used >= most * 0.8 ? (
        <p
          className={used > most ? 'num type-meta text-danger' : 'num type-meta text-muted'}
          role={used > most ? 'alert' : undefined}
        >
          {used > most ? t('composer.too_long', { over: used - most }) : t('composer.count', { used, most })}
        </p>
      ) : null}
    </div>
  )
}

function Words({ cost }: { readonly cost: Cost }): ReactNode {
  const t = usePhrases<typeof en>('chat')
  const format = useFormat()
  const values = {
    credits: cost.message_credits,
    left: cost.balance,
    b: (words: ReactNode) => <b>{words}</b>,
    f: (words: ReactNode) => <CostChip free>{words}</CostChip>,
  }
  switch (cost.reason) {
    case 'first_message':
      return t.rich('cost.first_message', values)
    case 'first_answer':
      return t.rich('cost.first_answer', values)
    case 'no_charge':
      return t.rich('cost.no_charge', values)
    case 'message':
      return cost.money === null
        ? t.rich('cost.message_plain', values)
        : t.rich('cost.message', { ...values, money: format.money(cost.money.minor, cost.money.currency) })
  }
}
