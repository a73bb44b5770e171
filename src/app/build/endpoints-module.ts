import type { Plugin } from 'vite'
import type { Endpoint, Contract } from '#kernel/endpoint.ts'

const members = 'virtual:calls'
const office = 'virtual:office-calls'

/** The text of both generated modules. */
export interface EndpointModules {
  readonly members: string
  readonly office: string
}

/**
 * Generates the part of the contract the browser needs: `METHOD /path` by endpoint name, and which
 * endpoints may be retried. The schemas stay on the server. Members' pages receive nothing about
 * the back office, which has a separate list with its roles.
 */
export function endpointsModule(read: () => Promise<EndpointModules> = readContract): Plugin {
  return {
    name: 'minuet:calls',
    resolveId: (id) => (id === members || id === office ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${members}`) return (await read()).members
      return id === `\0${office}` ? (await read()).office : null
    },
  }
}

async function readContract(): Promise<EndpointModules> {
  const { contract } = (await import('../contract.ts')) as { contract: Contract }
  return writeEndpointModules(contract)
}

/** Writes both modules from the contract of all features. */
export function writeEndpointModules(contract: Contract): EndpointModules {
  return { members: writeModule(contract, false), office: writeModule(contract, true) }
}

function writeModule(contract: Contract, forOffice: boolean): string {
  const records = Object.entries(contract).filter(([, call]) => isOffice(call) === forOffice)
  const calls = Object.fromEntries(records.map(([key, call]) => [key, call.route]))
  const repeatable = records.filter(([, call]) => isRepeatable(call)).map(([key]) => key)
  const roles = Object.fromEntries(
    records.flatMap(([key, { access: viewer }]) =>
      typeof viewer === 'object' ? [[key, viewer.staff]] : [],
    ),
  )
  const lists = { calls, repeatable, ...(forOffice && { roles }) }
  return Object.entries(lists)
    .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`)
    .join('\n')
}

/** Whether an endpoint belongs to the back office, including its log-in. */
function isOffice({ route: http }: Endpoint): boolean {
  return http.split(' ')[1]?.startsWith('/api/office/') === true
}

/**
 * Requests that are safe to retry: reads, and requests with an idempotency key. A GET that changes
 * something is neither.
 */
function isRepeatable({ route: http, idempotencyKey: once, sameOrigin }: Endpoint): boolean {
  return once !== undefined || (http.startsWith('GET ') && sameOrigin !== true)
}
