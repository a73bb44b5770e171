import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocale, useMessages } from 'use-intl'
import type { Locale } from '#kernel/locale.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { useQuiet } from '#features/members/quiet-mode/web/index.ts'
import { composeTitle } from '../compose-title.ts'

/**
 * For a page that fails while it is open: resets the document title, as a reload would, and moves
 * focus to the error heading if the focused element was removed. Returns the ref for that heading.
 */
export function useLostPage(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const cache = useQueryClient()
  const site = useSite()
  const messages = useMessages() as Record<string, object>
  const locale = useLocale() as Locale
  const quiet = useQuiet() !== 'off'
  useEffect(() => {
    if (document.documentElement.dataset.awake === undefined) return
    void composeTitle(undefined, { cache, params: {}, site }, messages, locale, quiet).then(
      (title) => {
        document.title = title
      },
    )
    if (document.activeElement !== document.body) return
    heading.current?.setAttribute('tabindex', '-1')
    heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is lost
  }, [])
  return heading
}
