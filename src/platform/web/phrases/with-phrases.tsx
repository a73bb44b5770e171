import { createContext, type ReactNode, use, useMemo } from 'react'
import { useMessages } from 'use-intl'
import type { PhraseStore } from './phrase-store.ts'

/** The phrases of this page, provided by the page frame. */
export const PhrasesContext = createContext<PhraseStore | null>(null)

/**
 * Renders children that use a feature's phrases on a page that does not declare them, such as a
 * dialog that can open anywhere. Suspends until they are loaded.
 */
export function WithPhrases({
  of,
  children,
}: {
  readonly of: string
  readonly children: ReactNode
}) {
  const store = use(PhrasesContext)
  const messages = useMessages() as Record<string, unknown>
  const missing = store !== null && !(of in messages)
  const coming = useMemo(() => (missing ? store.need([of]) : null), [missing, store, of])
  if (coming !== null) use(coming)
  return children
}
