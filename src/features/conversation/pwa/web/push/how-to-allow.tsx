import { useSyncExternalStore } from 'react'
import { detectBrowser, detectSystem } from '#features/members/accounts/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../../locales/push/en.ts'
import { type Guide, selectGuide } from '../../rules/select-guide.ts'

/** Explains how to allow notifications in this browser when it blocks them. */
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

/** The set of instructions that fits this browser. */
export function useGuide(): Guide {
  return useSyncExternalStore(
    () => () => {},
    () => selectGuide(detectBrowser(navigator.userAgent), detectSystem(navigator.userAgent)),
    () => 'other',
  )
}
