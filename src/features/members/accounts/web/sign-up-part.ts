import { part } from '#platform/web/part.tsx'

/** The form of the first step for pages of features above, in a chunk of its own; such a page lists the phrases of accounts. */
export const SignUpHere = part(async () => (await import('./sign-up-here.tsx')).SignUpHere)
