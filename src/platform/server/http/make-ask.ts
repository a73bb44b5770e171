import type { Context } from '#kernel/context.ts'
import type { CallAnswer } from './call-answer.ts'
import type { HttpOptions } from './options.ts'
import type { ServedCall } from './perform-call.ts'
import { refuseCall } from './platform-refusals.ts'
import { asQuery } from './read-input.ts'

/** Calls an endpoint within the server. */
export type Ask<Site> = (name: string, input: unknown, context: Context<Site>) => Promise<CallAnswer>

/**
 * Creates the function with which page loaders call endpoints: the same answers as over HTTP,
 * without a request.
 */
export function makeAsk<Site>(
  calls: ReadonlyMap<string, ServedCall<Site>>,
  { phrases, log }: Pick<HttpOptions<Site>, 'phrases' | 'log'>,
): Ask<Site> {
  return async (name, input, context) => {
    const served = calls.get(name)
    if (served === undefined) throw new Error(`there is no endpoint ${name}`)
    const refused = served.admit(context)
    if (refused !== null) return refused
    const fields = (input ?? {}) as Record<string, unknown>
    try {
      return await served.perform(served.call.http.startsWith('GET ') ? asQuery(fields) : fields, context)
    } catch (error) {
      log.error({ requestId: context.requestId, call: name, error }, 'an endpoint failed')
      return refuseCall(phrases, context.locale, 'fault')
    }
  }
}
