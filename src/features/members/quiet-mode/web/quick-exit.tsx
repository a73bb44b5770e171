import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { useQuiet } from './use-quiet.ts'

/** In quiet mode a slim bar above every page, with the button that leaves it; the guard hears it, so it works at rest too (BEY-19). */
export function QuickExit() {
  const t = usePhrases<typeof en>('quiet_mode')
  if (useQuiet() === 'off') return null
  return (
    <aside className="quick-exit" aria-label={t('name')}>
      <span className="hidden md:block">{t('keys')}</span>
      <button type="button" className="btn btn-line btn-sm" data-quick-exit="" title={t('keys')}>
        {t('leave')}
      </button>
    </aside>
  )
}
