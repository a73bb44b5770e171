import type { Context } from '#kernel/context.ts'
import type { EndpointResult } from './response/endpoint-result.ts'
import type { HttpOptions } from './options.ts'
import type { ServedEndpoint } from './prepare-endpoints.ts'
import { refuseEndpoint } from './response/platform-refusals.ts'
import { toQuery } from './request/read-input.ts'

/** Calls an endpoint within the server. */
export type CallEndpoint<Site> = (
  name: string,
  input: unknown,
  context: Context<Site>,
) => Promise<EndpointResult>

/**
 * Creates the function with which page loaders call endpoints, with the same responses as over HTTP
 * but without a request.
 */
export function createEndpointCaller<Site>(
  calls: ReadonlyMap<string, ServedEndpoint<Site>>,
  { phrases, log }: Pick<HttpOptions<Site>, 'phrases' | 'log'>,
): CallEndpoint<Site> {
  return async (name, input, context) => {
    const served = calls.get(name)
    if (served === undefined) throw new Error(`there is no endpoint ${name}`)
    const refused = served.admit(context)
    if (refused !== null) return refused
    const fields = (input ?? {}) as Record<string, unknown>
    try {
      return await served.perform(
        served.call.route.startsWith('GET ') ? toQuery(fields) : fields,
        context,
      )
    } catch (error) {
      log.error({ requestId: context.requestId, call: name, error }, 'an endpoint failed')
      return refuseEndpoint(phrases, context.locale, 'fault')
    }
  }
}
