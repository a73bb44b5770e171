import { z } from 'zod'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
type Methods = Record<string, { responses: Record<string, Described> }>

interface Described {
  content?: { 'application/json': { schema: object & { $ref?: string } } }
  'x-codes'?: string[]
}

/** The parts of the served OpenAPI document needed for a comparison. */
export interface ApiDocument {
  readonly openapi: string
  readonly paths: Record<string, Methods>
  readonly components: { schemas: Record<string, object> }
}

/**
 * How an actual response differs from the document (`get`, `/api/things/{thing}`), or null if it
 * matches.
 */
export async function differsFromDocument(
  document: ApiDocument,
  method: string,
  place: string,
  answer: Response,
): Promise<string | null> {
  const described = document.paths[place]?.[method]?.responses[answer.status]
  if (described === undefined) return `${method} ${place} may not answer ${answer.status}`
  const text = await answer.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  const schema = described.content?.['application/json'].schema ?? { type: 'null' }
  const whole = '$ref' in schema ? document.components.schemas.Error : schema
  const { error } = z.fromJSONSchema(whole as JsonSchema).safeParse(body)
  if (error !== undefined) return `${method} ${place} ${answer.status}: ${error.message}`
  if (answer.status < 400) return null
  const { code } = (body as { error: { code: string } }).error
  return described['x-codes']?.includes(code) === true
    ? null
    : `${method} ${place} may not refuse with ${code}`
}
