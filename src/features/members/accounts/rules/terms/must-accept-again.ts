/**
 * Whether a member has to accept the terms again: a new version asks for it, and the member's
 * acceptance is older or unknown (SITE-07).
 */
export function mustAcceptAgain(acceptedAt: Date | null, since: Date | null): boolean {
  return since !== null && (acceptedAt === null || acceptedAt < since)
}
