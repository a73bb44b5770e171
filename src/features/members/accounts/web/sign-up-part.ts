import { lazy } from '#platform/web/part.tsx'

/**
 * The form of the first step for pages of the features above, in its own chunk; such a page must
 * list the accounts phrases.
 */
export const InlineSignUp = lazy(async () => (await import('./sign-up-here.tsx')).InlineSignUp)
