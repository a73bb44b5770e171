import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { useQuiet } from './use-quiet.ts'

/**
 * A slim bar with the exit button above every page in quiet mode. The inlined guard handles the
 * click, so it works before hydration (BEY-19).
 */
export function QuickExit() {
  const t = usePhrases<typeof en>('quiet_mode')
  if (useQuiet() === 'off') return null
  return (
    <aside className="quick-exit" aria-label={t('name')}>
      <span className="from-md">{t('keys')}</span>
      <button type="button" className="btn btn-line btn-sm" data-quick-exit="" title={t('keys')}>
        {t('leave')}
      </button>
    </aside>
  )
}
