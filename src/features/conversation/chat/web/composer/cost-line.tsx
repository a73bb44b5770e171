import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CostChip, CostNote } from '#ui/components/index.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'

interface CostLineProps {
  readonly cost: Cost
  readonly kind: 'text' | 'photo'
  /** The balance is too low; only the price of the missing credits is shown, above. */
  readonly short: boolean
  /** Number of characters typed. */
  readonly used: number
}

/**
 * Line under the field: the price of the message, its approximate value in money, the balance, and
 * near the limit the length (H2).
 */
export function CostLine({ cost: decided, kind, short, used }: CostLineProps) {
  const t = usePhrases<typeof en>('chat')
  const cost = short ? withoutMoney(decided) : decided
  const maxLength = cost.message_length
  return (
    <div className="flex justify-between gap-3 px-2">
      <CostNote>
        {kind === 'photo' && cost.photo !== null ? (
          <PhotoCostText cost={cost} photo={cost.photo} />
        ) : (
          <CostText cost={cost} />
        )}
      </CostNote>
      {used >= maxLength * 0.8 ? (
        <p
          className={used > maxLength ? 'num type-meta text-danger' : 'num type-meta text-muted'}
          role={used > maxLength ? 'alert' : undefined}
        >
          {used > maxLength
            ? t('composer.too_long', { over: used - maxLength })
            : t('composer.count', { used, most: maxLength })}
        </p>
      ) : null}
    </div>
  )
}

function withoutMoney(cost: Cost): Cost {
  return { ...cost, money: null, photo: cost.photo && { ...cost.photo, money: null } }
}

/** The price of a text message, its approximate value in money, and the balance. */
export function CostText({ cost }: { readonly cost: Cost }): ReactNode {
  const t = usePhrases<typeof en>('chat')
  const format = useFormat()
  const values = {
    credits: cost.message_credits,
    left: cost.balance ?? 0,
    b: (children: ReactNode) => <b>{children}</b>,
    f: (words: ReactNode) => <CostChip free>{words}</CostChip>,
  }
  switch (cost.reason) {
    case 'staff':
      return null
    case 'first_message':
      return t.rich('cost.first_message', values)
    case 'first_answer':
      return t.rich('cost.first_answer', values)
    case 'no_charge':
      return t.rich('cost.no_charge', values)
    case 'message':
      return cost.money === null
        ? t.rich('cost.message_plain', values)
        : t.rich('cost.message', {
            ...values,
            money: format.money(cost.money.minor, cost.money.currency),
          })
  }
}

function PhotoCostText({
  cost,
  photo,
}: {
  readonly cost: Cost
  readonly photo: NonNullable<Cost['photo']>
}): ReactNode {
  const t = usePhrases<typeof en>('chat')
  const format = useFormat()
  const values = {
    credits: photo.credits,
    left: cost.balance ?? 0,
    b: (words: ReactNode) => <b>{words}</b>,
    f: (words: ReactNode) => <CostChip free>{words}</CostChip>,
  }
  if (photo.credits === 0) return t.rich('photo.no_charge', values)
  if (photo.next === 'free') return t.rich('photo.free', values)
  return photo.money === null
    ? t.rich('photo.price_plain', values)
    : t.rich('photo.price', {
        ...values,
        money: format.money(photo.money.minor, photo.money.currency),
      })
}
