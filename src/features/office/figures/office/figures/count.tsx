import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/figures/en.ts'

/** A figure; hidden if null, and not known yet if undefined. */
export function Count({ count }: { readonly count: number | null | undefined }) {
  const t = usePhrases<typeof en>('figures')
  const { number } = useFormat()
  if (count === undefined) return <span className="text-muted">{t('not_over')}</span>
  if (count === null) return <span className="text-muted">{t('hidden')}</span>
  return number(count)
}
