import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/**
 * The product adds its types here by declaration merging, so that the platform stays independent of
 * it: `declare module '#platform/web/surroundings.ts' { interface Register { site: …; viewer: … }
 * }`.
 */
export interface Register {}

export type BrowserSite = Register extends { site: infer S }
  ? S
  : { readonly name: string; readonly brand: string }
export type BrowserViewer = Register extends { viewer: infer V } ? V : { readonly memberId: string }

export interface Surroundings {
  readonly site: BrowserSite
  readonly fetchViewer: () => Promise<BrowserViewer | null>
  /** Returns what identifies a viewer. */
  readonly viewerId?: (viewer: BrowserViewer) => string
}

export const SurroundingsContext = createContext<Surroundings | null>(null)

/** The cache key of the viewer. */
export const viewerKey = ['viewer'] as const

/** The current site. */
export function useSite(): BrowserSite {
  return useSurroundings().site
}

/** The viewer; `null` for a visitor. */
export function useViewer(): BrowserViewer | null {
  const { fetchViewer } = useSurroundings()
  const { data } = useQuery({
    queryKey: viewerKey,
    queryFn: fetchViewer,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}

/** The viewer's id; `null` for a visitor. */
export function useViewerId(): string | null {
  const viewer = useViewer()
  const { viewerId } = useSurroundings()
  return viewer === null ? null : (viewerId?.(viewer) ?? 'viewer')
}

function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext)
  if (surroundings === null)
    throw new Error('surroundings are only available within the page frame')
  return surroundings
}
