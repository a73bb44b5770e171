import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/**
 * The product fills these in by declaration merging, so that the floor knows no product word:
 * `declare module '#platform/web/surroundings.ts' { interface Register { site: …; viewer: … } }`.
 */
export interface Register {}

export type BrowserSite = Register extends { site: infer S } ? S : { readonly name: string; readonly brand: string }
export type BrowserViewer = Register extends { viewer: infer V } ? V : { readonly memberId: string }

export interface Surroundings {
  readonly site: BrowserSite
  readonly fetchViewer: () => Promise<BrowserViewer | null>
  /** What tells one viewer from another. */
  readonly viewerId?: (viewer: BrowserViewer) => string
}

export const SurroundingsContext = createContext<Surroundings | null>(null)

/** The key under which the cache holds who is looking. */
export const viewerKey = ['viewer'] as const

/** The site being looked at. */
export function useSite(): BrowserSite {
  return useSurroundings().site
}

/** Who is looking; null for a visitor. */
export function useViewer(): BrowserViewer | null {
  const { fetchViewer } = useSurroundings()
  const { data } = useQuery({ queryKey: viewerKey, queryFn: fetchViewer, staleTime: Number.POSITIVE_INFINITY })
  return data ?? null
}

/** What tells who is looking from others; null for a visitor. */
export function useViewerId(): string | null {
  const viewer = useViewer()
  const { viewerId } = useSurroundings()
  return viewer === null ? null : (viewerId?.(viewer) ?? 'viewer')
}

function useSurroundings(): Surroundings {
  const found = useContext(SurroundingsContext)
  if (found === null) throw new Error('surroundings outside of the page frame')
  return found
}
