import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/reconciliation/en.ts'

/** A screen's title, introduction and load error. */
export function useListTexts(screen: 'match' | 'webhooks' | 'ledger') {
  const t = usePhrases<typeof en>('reconciliation')
  return {
    title: t(`${screen}.title`),
    lead: t(`${screen}.lead`),
    notLoaded: t('common.not_loaded'),
  }
}
