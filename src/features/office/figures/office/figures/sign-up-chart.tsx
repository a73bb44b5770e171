import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { FigureRow } from '../../contract/figures.ts'
import type { en } from '../../locales/figures/en.ts'

interface SignUpChartProps {
  readonly rows: readonly FigureRow[]
  readonly nameKey: (key: string) => string
}

/** Sign-ups over time as columns. The table below has the same numbers, so only eyes need it. */
export function SignUpChart({ rows, nameKey }: SignUpChartProps) {
  const t = usePhrases<typeof en>('figures')
  const { number } = useFormat()
  const most = Math.max(0, ...rows.map(({ counts }) => counts.signed_up ?? 0))
  if (most === 0) return null
  return (
    <figure className="figures-chart card mt-6" aria-hidden="true">
      <figcaption className="type-meta text-muted">{t('chart_title')}</figcaption>
      <div>
        {rows.map(({ key, counts }) => {
          const count = counts.signed_up ?? null
          const value = count === null ? t('hidden') : number(count)
          return (
            <span
              key={key}
              title={t('chart', { name: nameKey(key), value })}
              data-hidden={count === null || undefined}
              style={{
                blockSize: count === null ? '100%' : `${Math.max(1, (100 * count) / most)}%`,
              }}
            />
          )
        })}
      </div>
    </figure>
  )
}
