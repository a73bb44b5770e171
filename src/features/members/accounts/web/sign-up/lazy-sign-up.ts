import { lazy } from '#platform/web/lazy.tsx'

/**
 * The form of the first step for pages of the features above, in its own chunk; such a page must
 * list the accounts phrases.
 */
export const InlineSignUp = lazy(async () => (await import('./inline-sign-up.tsx')).InlineSignUp)
