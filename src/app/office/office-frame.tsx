import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { useMessages } from 'use-intl'
import type { en } from '#features/members/staff/locales/en.ts'
import type { OfficeScreen } from '#ui/office-screen.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { OfflineBar, SkipLink, ToastProvider, TopProgress } from '#ui/components/index.ts'

/**
 * The frame of every office page: skip link, offline bar, toasts, and title and focus after
 * navigation.
 */
export function OfficeFrame() {
  const t = usePhrases<typeof en>('staff')
  const { state } = useNavigation()
  useArrival()
  return (
    <ToastProvider regionLabel={t('shell.toasts')} closeLabel={t('shell.close')}>
      <SkipLink href="#content" label={t('shell.skip')} />
      <TopProgress active={state !== 'idle'} label={t('shell.loading')} />
      <OfflineBar>{t('shell.offline')}</OfflineBar>
      <Outlet />
    </ToastProvider>
  )
}

/** Sets the title to the screen's name; after navigation, moves focus to its heading. */
function useArrival(): void {
  const t = usePhrases<typeof en>('staff')
  const { pathname } = useLocation()
  const { name } = useSite()
  const messages = useMessages() as Record<string, unknown>
  const screen = useMatches().at(-1)?.handle as OfficeScreen | undefined
  const first = useRef(true)
  useEffect(() => {
    const screenTitle = screen === undefined ? null : lookUpPhrase(messages, screen.title)
    document.title = `${screenTitle ?? t('shell.label')} · ${name}`
    if (first.current) {
      first.current = false
      return
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another address is an arrival
  }, [pathname])
}

/**
 * Looks up a phrase without arguments by its full key; compiled, such a phrase is a plain string.
 */
export function lookUpPhrase(messages: Readonly<Record<string, unknown>>, key: string): string {
  const phrase = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], messages)
  return typeof phrase === 'string' ? phrase : key
}
