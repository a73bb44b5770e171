import type { Endpoint, Contract, Method } from '#kernel/endpoint.ts'

/** A path of the contract with its endpoints. */
export interface Route {
  readonly method: Method
  readonly path: string
  /** Endpoints of one method and path; those distinguished by `?name=value` come first. */
  readonly calls: readonly {
    readonly name: string
    readonly call: Endpoint
    readonly query: readonly [string, string] | null
  }[]
}

/** Builds the route table from the contract. Throws if two endpoints have the same route. */
export function buildRoutes(contract: Contract): readonly Route[] {
  const routes = new Map<string, Route['calls']>()
  for (const [name, call] of Object.entries(contract)) {
    const { method, path, query } = parseRoute(call)
    const key = `${method} ${path}`
    const endpoints = routes.get(key) ?? []
    const rival = endpoints.find((other) => String(other.query) === String(query))
    if (rival !== undefined)
      throw new Error(`${name} and ${rival.name} have the same route ${call.route}`)
    routes.set(
      key,
      query === null
        ? [...endpoints, { name, call, query }]
        : [{ name, call, query }, ...endpoints],
    )
  }
  return [...routes].map(([key, calls]) => {
    const [method, path] = key.split(' ') as [Method, string]
    return { method, path, calls }
  })
}

/** The fields of an endpoint that are part of its path. */
export function listPathFields(call: Endpoint): string[] {
  return [...parseRoute(call).path.matchAll(/:([a-z_]+)/gi)].map((match) => match[1] ?? '')
}

/** Parses a route such as `POST /api/user.php?push=1`. */
export function parseRoute(call: Endpoint): {
  method: Method
  path: string
  query: readonly [string, string] | null
} {
  const match = /^([A-Z]+) (\/[^?\s]*)(?:\?([^=&\s]+)=([^&\s]*))?$/.exec(call.route)
  if (match === null) throw new Error(`${call.route} is not a valid route`)
  const [, method, path = '', name, value = ''] = match
  return { method: method as Method, path, query: name === undefined ? null : [name, value] }
}
