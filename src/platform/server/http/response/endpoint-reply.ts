import { z } from 'zod'
import type { Endpoint } from '#kernel/endpoint.ts'
import type { EndpointResult } from './endpoint-result.ts'
import { createRefusalReply } from './refusal-reply.ts'
import type { Reply } from './reply.ts'

/** Whether an endpoint has no output and returns 204. */
export function hasNoOutput(call: Endpoint): boolean {
  return (
    call.output instanceof z.ZodNull ||
    call.output instanceof z.ZodVoid ||
    call.output instanceof z.ZodUndefined
  )
}

/** An endpoint's result as a JSON reply. */
export function createEndpointReply(
  answer: EndpointResult,
  call: Endpoint,
  requestId: string,
): Reply {
  if (!answer.ok) return createRefusalReply(answer.refusal, requestId)
  // Cookies and storage contain the language, the known browser and drafts, and are kept.
  const headers = call.clearsCache === true ? { 'clear-site-data': '"cache"' } : {}
  if (hasNoOutput(call) || answer.value === null)
    return { status: 204, kind: 'data', body: null, headers }
  return {
    status: 200,
    kind: 'data',
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(answer.value),
    headers,
    ...(call.cacheSeconds !== undefined && { cache: `private, max-age=${call.cacheSeconds}` }),
  }
}
