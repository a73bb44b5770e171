import { useMedia } from '#platform/web/use-media.ts'

/**
 * Whether the reader prefers reduced motion. The server assumes that they do, so that nothing moves
 * before it is known.
 */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)', true)
}
