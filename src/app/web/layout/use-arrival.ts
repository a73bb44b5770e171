import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useParams } from 'react-router'
import { useLocale, useMessages } from 'use-intl'
import type { Locale } from '#kernel/locale.ts'
import type { Page } from '#platform/web/page.ts'
import { useQuiet } from '#features/members/quiet-mode/web/index.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { composeTitle } from '../compose-title.ts'

/**
 * After navigation: updates the title and moves focus to the page's heading, so that screen readers
 * announce the page.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.handle as Page | undefined
  const cache = useQueryClient()
  const params = useParams()
  const site = useSite()
  const messages = useMessages() as Record<string, object>
  const locale = useLocale() as Locale
  const quiet = useQuiet() !== 'off'
  const first = useRef(true)
  const firstTitle = useRef(true)

  useEffect(() => {
    if (firstTitle.current) {
      firstTitle.current = false
      return
    }
    void composeTitle(page, { cache, params, site }, messages, locale, quiet).then((title) => {
      document.title = title
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another address is an arrival
  }, [pathname, quiet])

  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    // In a conversation on a phone the list and its h1 are hidden, so the conversation's header is
    // the heading.
    const headings = document.querySelectorAll<HTMLElement>('main :is(h1, h2[tabindex="-1"])')
    const heading = [...headings].find((each) => each.checkVisibility())
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another address is an arrival
  }, [pathname])
}
