import { z } from 'zod'
import type { Endpoint, Contract } from '#kernel/endpoint.ts'
import { needsTerms } from './prepare-endpoints.ts'
import { hasNoOutput } from './response/endpoint-reply.ts'
import { listPathFields, parseRoute } from './routes.ts'

type Schema = Record<string, unknown>

/** Creates the OpenAPI 3.1 document of a contract (API-03). */
export function describeApi(contract: Contract): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [name, call] of Object.entries(contract)) {
    const { method, path, query } = parseRoute(call)
    const place =
      path.replace(/:([a-z_]+)/gi, '{$1}') + (query === null ? '' : `?${query.join('=')}`)
    paths[place] = { ...paths[place], [method.toLowerCase()]: describeCall(name, call, method) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'minuet',
      version: '1',
      description: 'Every endpoint of the site, generated from the contract the server uses.',
    },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-auth.session' },
        office: { type: 'apiKey', in: 'cookie', name: '__Secure-office.session' },
      },
    },
  }
}

function describeCall(name: string, call: Endpoint, method: string): Schema {
  const input = toJsonSchema(call.input, 'input')
  const inPath = listPathFields(call)
  const properties = Object.entries((input.properties ?? {}) as Record<string, Schema>)
  const required = (input.required ?? []) as string[]
  const rest = properties.filter(([field]) => !inPath.includes(field))
  const parameters = [
    ...inPath.map((field) => ({
      name: field,
      in: 'path',
      required: true,
      schema: Object.fromEntries(properties)[field] ?? {},
    })),
    ...(method === 'GET'
      ? rest.map(([field, schema]) => ({
          name: field,
          in: 'query',
          required: required.includes(field),
          schema,
        }))
      : []),
  ]
  const body = {
    ...input,
    properties: Object.fromEntries(rest),
    required: required.filter((field) => !inPath.includes(field)),
  }
  return {
    operationId: name,
    summary: call.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' &&
      rest.length > 0 && { requestBody: { content: bodyContent(call, body) } }),
    ...(call.access === 'member' && { security: [{ session: [] }] }),
    ...(typeof call.access === 'object' && { security: [{ office: [] }] }),
    responses: describeAnswers(call),
    'x-viewer': call.access,
    ...(call.idempotencyKey !== undefined && { 'x-once': call.idempotencyKey }),
    ...(call.rateLimit !== undefined && { 'x-limit': call.rateLimit }),
  }
}

function bodyContent(call: Endpoint, schema: Schema): Schema {
  return call.body === 'bytes' ? { '*/*': {} } : { 'application/json': { schema } }
}

function describeAnswers(call: Endpoint): Schema {
  const success = hasNoOutput(call)
    ? { '204': { description: 'Done.' } }
    : {
        '200': {
          description: 'The response.',
          content: { 'application/json': { schema: toJsonSchema(call.output, 'output') } },
        },
        ...(call.output.safeParse(null).success && { '204': { description: 'No content.' } }),
      }
  const codes: Record<string, string[]> = {
    '400': ['malformed_request'],
    '404': ['not_found'],
    '421': ['unknown_host'],
    '422': ['input.invalid'],
    '429': ['too_many'],
    '500': ['fault'],
  }
  const changes = !call.route.startsWith('GET ')
  if (call.access === 'member' || call.access === 'searcher')
    codes['403'] = ['authentication_required']
  if (call.access !== 'machine' && (changes || call.sameOrigin === true))
    codes['403'] = [...(codes['403'] ?? []), 'foreign_origin']
  if (call.secondFactor !== undefined)
    codes['403'] = [...(codes['403'] ?? []), 'second_factor_needed']
  if (needsTerms(call)) codes['403'] = [...(codes['403'] ?? []), 'terms_not_accepted']
  if (changes) Object.assign(codes, { '413': ['too_large'], '415': ['wrong_type'] })
  for (const [code, status] of Object.entries(call.errors ?? {}))
    codes[status] = [...(codes[status] ?? []), code]
  const refusals = Object.entries(codes).map(([status, list]) => [
    status,
    {
      description: list.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      'x-codes': list,
    },
  ])
  return { ...success, ...Object.fromEntries(refusals) }
}

function toJsonSchema(type: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Schema
  return schema
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    authentication_required: { const: true },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string', description: 'A sentence in the language of the request.' },
        field: { type: 'string' },
        with: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'reason', 'message'],
            properties: {
              path: { type: 'string' },
              reason: { type: 'string' },
              message: { type: 'string' },
            },
          },
        },
        request_id: { type: 'string' },
      },
    },
  },
}
