import type { Client } from 'mollie-api-typescript'
import { type Timeouts, defaultTimeouts } from '../timeouts.ts'
import { callProvider } from '../call-provider.ts'

/** The operator's credentials at Mollie. */
export interface MollieKeys {
  readonly apiKey: string
  /** Whether the key is an organization token rather than a profile key. */
  readonly asOrganization?: boolean
  /** A different URL, for a fake provider in tests. */
  readonly serverUrl?: string
  readonly timeouts?: Timeouts
}

/** Calls Mollie; null if Mollie responds with 404 or 410. */
export type CallMollie = <T>(act: (mollie: Client) => Promise<T>) => Promise<T | null>

/** Mollie's SDK is large, so it is imported on the first call. */
export function createMollieCaller({
  apiKey,
  asOrganization = false,
  serverUrl,
  timeouts: { timeoutMs, retryMs } = defaultTimeouts,
}: MollieKeys): CallMollie {
  let client: Promise<Client> | undefined
  const load = async () => {
    const sdk = await import('mollie-api-typescript')
    return new sdk.Client({
      security: asOrganization ? { advancedAccessToken: apiKey } : { apiKey },
      ...(serverUrl !== undefined && { serverURL: serverUrl }),
      timeoutMs,
      retryConfig: {
        strategy: 'backoff',
        backoff: {
          initialInterval: 200,
          maxInterval: 1000,
          exponent: 1.5,
          maxElapsedTime: retryMs,
        },
        retryConnectionErrors: true,
      },
    })
  }
  return (act) =>
    callProvider('mollie', async () => {
      try {
        return await act(await (client ??= load()))
      } catch (error) {
        if (getStatus(error) === 404 || getStatus(error) === 410) return null
        throw error
      }
    })
}

/** The HTTP status of Mollie's response; null if there was none. */
export function getStatus(error: unknown): number | null {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : null
}
