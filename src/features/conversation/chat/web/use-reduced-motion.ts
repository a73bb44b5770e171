import { useMedia } from '#platform/web/use-media.ts'

/** Whether the reader wants nothing to move. The server takes it that they do, so that nothing moves before that is known. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
