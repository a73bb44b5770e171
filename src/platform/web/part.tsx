import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react'

/** A piece of a page in a chunk of its own. */
export type Part<Props extends object> = ComponentType<Props> & PartDoor

/** What a page does with its parts: have them there before it is drawn. */
export interface PartDoor {
  /** Fetches the part once; a failure may be tried again. */
  readonly bring: () => Promise<void>
}

/**
 * Makes a piece that a page shows but does not need at its first tap: the server draws it with the rest, in the browser that
 * drawing stands until the chunk is there. Whoever goes to the page from another one waits for its parts, so nothing jumps.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): Part<Props> {
  let Loaded: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined

  function bring(): Promise<void> {
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
    // Once it is there it is drawn at once; a promise, even a kept one, would cost a pause and the server has none.
    if (Loaded === undefined) use(bring())
    return Loaded === undefined ? null : <Loaded {...props} />
  }
  function Around(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Inside {...props} />
      </Suspense>
    )
  }
  // Until its chunk is there the server's drawing stands, and only as long as nobody changes what it was given.
  return Object.assign(memo(Around), { bring }) as unknown as Part<Props>
}
