import type { Client } from 'mollie-api-typescript'
import { type Patience, patience } from '../patience.ts'
import { atEdge } from '../provider-edge.ts'

/** What an operator knows of their account at Mollie. */
export interface MollieKeys {
  readonly apiKey: string
  /** The key is an organization's token and not a profile's. */
  readonly asOrganization?: boolean
  /** Another address than Mollie's own, for a provider that is played. */
  readonly serverUrl?: string
  readonly patience?: Patience
}

/** Asks Mollie something; null for what it does not know. */
export type AskMollie = <T>(act: (mollie: Client) => Promise<T>) => Promise<T | null>

/** Makes the way to Mollie. Its library is large, so it is loaded when it is first asked. */
export function askMollie({
  apiKey,
  asOrganization = false,
  serverUrl,
  patience: { timeoutMs, retryMs } = patience,
}: MollieKeys): AskMollie {
  let client: Promise<Client> | undefined
  const load = async () => {
    const sdk = await import('mollie-api-typescript')
    return new sdk.Client({
      security: asOrganization ? { advancedAccessToken: apiKey } : { apiKey },
      ...(serverUrl !== undefined && { serverURL: serverUrl }),
      timeoutMs,
      retryConfig: {
        strategy: 'backoff',
        backoff: { initialInterval: 200, maxInterval: 1000, exponent: 1.5, maxElapsedTime: retryMs },
        retryConnectionErrors: true,
      },
    })
  }
  return (act) =>
    atEdge('mollie', async () => {
      try {
        return await act(await (client ??= load()))
      } catch (error) {
        if (statusOf(error) === 404 || statusOf(error) === 410) return null
        throw error
      }
    })
}

/** The HTTP status of Mollie's answer; null where there was none. */
export function statusOf(error: unknown): number | null {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : null
}
