import type { EndpointRefusal } from './endpoint-result.ts'
import type { Reply } from './reply.ts'

/** A refusal as a JSON reply. */
export function createRefusalReply(refusal: EndpointRefusal, requestId: string): Reply {
  const { status, authenticationRequired, retryAfterSeconds, ...rest } = refusal
  const error = status === 500 ? { ...rest, request_id: requestId } : rest
  return {
    status,
    kind: 'data',
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(
      authenticationRequired === true ? { authentication_required: true, error } : { error },
    ),
    ...(retryAfterSeconds !== undefined && {
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
  }
}
