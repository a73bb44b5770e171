import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { WebClient } from './web-client.ts'

/** A challenge and its solution, as a sign-up includes them. */
export interface SolvedChallenge {
  readonly challenge: {
    readonly parameters: {
      readonly nonce: string
      readonly data: { readonly site: number; readonly steps: number; readonly expires: number }
      readonly [name: string]: unknown
    }
    readonly signature: string
  }
  readonly solution: { readonly counter: number; readonly derivedKey: string }
}

/** Requests a challenge and returns it decoded. */
export async function requestChallenge(browser: WebClient): Promise<SolvedChallenge['challenge']> {
  const { status, text, body } = await browser.send('POST', '/api/sign-up-challenges', {})
  if (status !== 200) throw new Error(`challenge: ${status} ${text}`)
  const { challenge } = body as unknown as { readonly challenge: string }
  return JSON.parse(Buffer.from(challenge, 'base64url').toString())
}

/** Requests a challenge and solves it, as the page does. */
export async function solveNewChallenge(browser: WebClient): Promise<SolvedChallenge> {
  const challenge = await requestChallenge(browser)
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  if (solution === null) throw new Error('the challenge was not solved')
  return { challenge, solution }
}

/** Encodes it for the field `solution`. */
export function encodeSolution(solved: unknown): string {
  return Buffer.from(JSON.stringify(solved)).toString('base64url')
}
