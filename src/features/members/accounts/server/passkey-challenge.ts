import type { Queries } from '#platform/server/postgres/database.ts'
import { hashToken, newToken } from '#platform/server/random.ts'
import { challengeMs } from '../rules/passkeys.ts'
import { insertChallenge, spendChallenge } from './store-passkeys.ts'

/** To whom a question is put: on which host, and who adds a passkey; nobody for a log-in. */
export interface ChallengeFor {
  readonly host: string
  readonly account: number | null
}

/** Puts a fresh question, good for once within five minutes. */
export async function putChallenge(queries: Queries, to: ChallengeFor, now: Date): Promise<string> {
  const { token, hash } = newToken()
  await insertChallenge(queries, { ...to, hash, expiresAt: new Date(now.getTime() + challengeMs) })
  return token
}

/** The question that a device says it has signed, spent, however its answer turns out; null when it was not ours to this asker. */
export async function takeChallenge(
  queries: Queries,
  clientData: string,
  to: ChallengeFor,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  return (await spendChallenge(queries, { ...to, hash: hashToken(challenge) }, now)) ? challenge : null
}

function challengeIn(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const challenge = (said as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : null
  } catch {
    // What is no JSON answers no question.
    return null
  }
}
