import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AmountCell } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/figures/en.ts'
import { Count } from './count.tsx'

interface CountCellProps {
  readonly count: number | null | undefined
  /** The whole of the share below the number; null for none. */
  readonly of: number | null
}

export function CountCell({ count, of }: CountCellProps) {
  const { locale } = useFormat()
  const share = typeof count === 'number' && of !== null && of > 0 ? count / of : null
  return (
    <td className="figure">
      <Count count={count} />
      {share === null ? null : (
        <span className="type-meta block text-muted">
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(share)}
        </span>
      )}
    </td>
  )
}

interface MoneyCellProps {
  readonly minor: number | null
  readonly currency: string
}

export function MoneyCell({ minor, currency }: MoneyCellProps) {
  return minor === null ? (
    <CountCell count={null} of={null} />
  ) : (
    <AmountCell minor={minor} currency={currency} />
  )
}

/** The time within which half of the replies came; nothing if there were too few. */
export function HalfCell({ minutes }: { readonly minutes: number | null }) {
  const t = usePhrases<typeof en>('figures')
  return (
    <td className="figure">
      {minutes === null
        ? '–'
        : minutes < 60
          ? t('minutes', { count: minutes })
          : minutes < 1440
            ? t('hours', { count: minutes / 60 })
            : t('days', { count: minutes / 1440 })}
    </td>
  )
}
