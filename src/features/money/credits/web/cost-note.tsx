import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CostChip, CostNote as Note } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { decideSpend } from '../rules/decide-spend.ts'
import { creditsToMoney } from '../rules/credits-to-money.ts'
import { useWallet } from './use-wallet.ts'

interface CostNoteProps {
  readonly act: 'message' | 'photo' | 'gift'
  /** In credits; 0 is free. */
  readonly price: number
  readonly id?: string
}

/**
 * Shown beside a control that spends credits: the price, its approximate value in money, and the
 * remaining balance, or a warning if it is low (H2: no hidden costs).
 */
export function CostNote({ act, price, id }: CostNoteProps) {
  const t = usePhrases<typeof en>('credits')
  const { money } = useFormat()
  const wallet = useWallet()
  const named = id === undefined ? {} : { id }
  const { verdict } = decideSpend({ credits: wallet?.credits ?? 0, price })
  if (verdict === 'free') {
    return (
      <Note {...named}>
        <CostChip free>{t('note.free')}</CostChip>
      </Note>
    )
  }
  const rate = wallet?.rate
  const b = (words: ReactNode) => <b>{words}</b>
  const cost = rate
    ? t.rich(`note.${act}_money`, {
        b,
        credits: price,
        money: money(creditsToMoney(rate, price), rate.currency),
      })
    : t.rich(`note.${act}`, { b, credits: price })
  return (
    <Note {...named}>
      {cost}
      {wallet === null
        ? null
        : ` · ${t(verdict === 'pay' ? 'note.left' : 'note.short', { credits: wallet.credits })}`}
    </Note>
  )
}
