import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/revenue/en.ts'

/** What a screen of turnover says of itself, loading and failing. */
export function useListWords(of: 'months' | 'tax') {
  const t = usePhrases<typeof en>('revenue')
  return {
    title: t(`${of}.title`),
    lead: t(`${of}.lead`),
    notLoaded: t('not_loaded'),
  }
}
