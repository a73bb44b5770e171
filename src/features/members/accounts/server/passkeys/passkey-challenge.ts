import type { Queries } from '#platform/server/postgres/database.ts'
import { hashToken, newToken } from '#platform/server/random.ts'
import { challengeMs } from '../../rules/passkeys.ts'
import { insertChallenge, spendChallenge } from './store-passkeys.ts'

/**
 * The host for which a challenge is issued, and the account that adds a passkey; there is no
 * account for a login.
 */
export interface ChallengeFor {
  readonly host: string
  readonly account: number | null
}

/** Issues a new challenge, valid once and for five minutes. */
export async function issueChallenge(
  queries: Queries,
  to: ChallengeFor,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken()
  await insertChallenge(queries, { ...to, hash, expiresAt: new Date(now.getTime() + challengeMs) })
  return token
}

/**
 * Returns the challenge that a device claims to have signed and marks it as used, whatever the
 * result of the check; null if it was not issued to this account on this host.
 */
export async function consumeChallenge(
  queries: Queries,
  clientData: string,
  to: ChallengeFor,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  return (await spendChallenge(queries, { ...to, hash: hashToken(challenge) }, now))
    ? challenge
    : null
}

function challengeIn(clientData: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const challenge = (parsed as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : null
  } catch {
    // Invalid JSON matches no challenge.
    return null
  }
}
