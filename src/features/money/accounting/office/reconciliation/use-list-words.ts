import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/reconciliation/en.ts'

/** What a screen says of itself, loading and failing. */
export function useListWords(screen: 'match' | 'webhooks' | 'ledger') {
  const t = usePhrases<typeof en>('reconciliation')
  return {
    title: t(`${screen}.title`),
    lead: t(`${screen}.lead`),
    notLoaded: t('common.not_loaded'),
  }
}
