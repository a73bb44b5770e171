import { useSyncExternalStore } from 'react'
import { browserOf, systemOf } from '#features/members/accounts/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { type Guide, guideOf } from '../rules/guide-of.ts'

/** What to do where the browser forbids notifications, in the words of that browser. */
export function HowToAllow() {
  const t = usePhrases<typeof en>('push')
  const guide = useGuide()
  return (
    <Alert tone="warn">
      <p className="font-semibold">{t('denied_title')}</p>
      <p>{t('denied')}</p>
      <p className="mt-1">{t(`allow.${guide}`)}</p>
    </Alert>
  )
}

/** Which browser this is, as far as its menus differ. */
export function useGuide(): Guide {
  return useSyncExternalStore(
    () => () => {},
    () => guideOf(browserOf(navigator.userAgent), systemOf(navigator.userAgent)),
    () => 'other',
  )
}
