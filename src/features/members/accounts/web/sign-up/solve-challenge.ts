import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a challenge from the server and returns the solution to include in the sign-up; both are
 * base64url. Takes up to a few seconds.
 */
export async function solve(challengeText: string): Promise<string> {
  const challenge = JSON.parse(atob(challengeText.replaceAll('-', '+').replaceAll('_', '/')))
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 0 })
  return btoa(JSON.stringify({ challenge, solution }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
