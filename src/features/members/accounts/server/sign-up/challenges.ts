import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { newNumber } from '#platform/server/random.ts'
import { createKeyedHash } from '#platform/server/secrets/keyed-hash.ts'
import { challengeSeconds, roundsPerStep } from '../../rules/sign-up-challenge.ts'

/** The purpose and the difficulty of a challenge. */
export interface IssuedChallenge {
  /** 16 random bytes that identify it. */
  readonly nonce: Buffer
  readonly site: number
  readonly steps: number
  readonly expiresAt: Date
}

/** Issues challenges and checks their solutions, signed with the installation's secret. */
export interface Challenges {
  /** A new challenge as base64url. */
  issue(of: { site: number; steps: number }, now: Date): Promise<string>
  /**
   * Returns what the challenge in a solution was issued for; null if the solution is malformed or
   * wrong, or if this installation did not issue the challenge exactly like this.
   */
  verify(solution: string): Promise<IssuedChallenge | null>
}

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/** Our own signature covers every parameter; they are strict so that nothing else is parsed. */
const solved = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(roundsPerStep),
      data: z.strictObject({ expires: z.int(), site: z.int(), steps: z.int() }),
      keyLength: z.literal(32),
      keyPrefix: hex(16),
      keySignature: hex(32),
      nonce: hex(16),
      salt: hex(16),
    }),
    signature: hex(32),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: hex(32) }),
})

export function createChallenges(secret: string): Challenges {
  const keys = createKeyedHash(secret, 'accounts.sign_up_challenge')
  const hmacSignatureSecret = keys.digest('challenge').toString('hex')
  const hmacKeySignatureSecret = keys.digest('solution').toString('hex')
  return {
    async issue({ site, steps }, now) {
      const expires = Math.floor(now.getTime() / 1000) + challengeSeconds
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: roundsPerStep,
        // The step that solves it. If it were always the last one, attackers would skip the others.
        counter: newNumber(steps),
        // We do not use the library's expiry, because it would be compared with the machine's
        // clock.
        data: { expires, site, steps },
        deriveKey,
        hmacKeySignatureSecret,
        hmacSignatureSecret,
      })
      return Buffer.from(JSON.stringify(challenge)).toString('base64url')
    },
    async verify(text) {
      const parsed = solved.safeParse(parseJson(text))
      if (!parsed.success) return null
      const { challenge, solution } = parsed.data
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacKeySignatureSecret,
        hmacSignatureSecret,
      })
      if (!verified) return null
      const { data, nonce } = challenge.parameters
      return {
        nonce: Buffer.from(nonce, 'hex'),
        site: data.site,
        steps: data.steps,
        expiresAt: new Date(data.expires * 1000),
      }
    },
  }
}

function parseJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString())
  } catch {
    return null
  }
}
