import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/revenue/en.ts'

/** A screen's title, introduction and load error. */
export function useListTexts(of: 'months' | 'tax') {
  const t = usePhrases<typeof en>('revenue')
  return {
    title: t(`${of}.title`),
    lead: t(`${of}.lead`),
    notLoaded: t('not_loaded'),
  }
}
