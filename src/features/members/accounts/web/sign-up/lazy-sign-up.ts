// Rendered on the server with the page, so its styles are loaded with the page.
import '#ui/styles/components/birth.css'
import '#ui/styles/components/checks.css'
import '#ui/styles/components/segments.css'
import { lazy } from '#platform/web/lazy.tsx'

/**
 * The form of the first step for pages of the features above, in its own chunk; such a page must
 * list the accounts phrases.
 */
export const InlineSignUp = lazy(async () => (await import('./inline-sign-up.tsx')).InlineSignUp)
