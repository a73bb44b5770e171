import { createContext, type ReactNode, use, useMemo } from 'react'
import { useMessages } from 'use-intl'
import type { PhraseStore } from './phrase-store.ts'

/** The phrases of this page; the frame around it hands them down. */
export const PhrasesContext = createContext<PhraseStore | null>(null)

/**
 * Draws what speaks a feature's phrases on a page that does not list them: a dialog that may come up anywhere. It waits for
 * them inside the nearest Suspense.
 */
export function WithPhrases({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  const store = use(PhrasesContext)
  const messages = useMessages() as Record<string, unknown>
  const missing = store !== null && !(of in messages)
  const coming = useMemo(() => (missing ? store.need([of]) : null), [missing, store, of])
  if (coming !== null) use(coming)
  return children
}
