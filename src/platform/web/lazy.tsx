import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react'

/** A component in its own chunk. */
export type LazyComponent<Props extends object> = ComponentType<Props> & Preloadable

/** The page's side of a lazy component: load it before rendering. */
export interface Preloadable {
  /** Loads the chunk once; may be called again after a failure. */
  readonly preload: () => Promise<void>
}

/**
 * Creates a component whose code is not needed for the first interaction. The server renders it
 * with the page; in the browser that HTML stays until the chunk is loaded. Navigation to the page
 * waits for its lazy components, so nothing shifts.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined

  function preload(): Promise<void> {
    coming ??= load().then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  function Inside(props: Props) {
    // Once loaded it renders synchronously; even a resolved promise would suspend, and the server
    // cannot.
    if (Loaded === undefined) use(preload())
    return Loaded === undefined ? null : <Loaded {...props} />
  }
  function Around(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Inside {...props} />
      </Suspense>
    )
  }
  // Until the chunk is loaded the server's HTML stays, but only as long as the props do not change;
  // hence `memo`.
  return Object.assign(memo(Around), { preload }) as unknown as LazyComponent<Props>
}
