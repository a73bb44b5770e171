import type { Call, Contract, Method } from '#kernel/call.ts'

/** One path of the contract with the calls behind it. */
export interface Route {
  readonly method: Method
  readonly path: string
  /** Calls of one method and path; those told apart by `?name=value` come first. */
  readonly calls: readonly {
    readonly name: string
    readonly call: Call
    readonly query: readonly [string, string] | null
  }[]
}

/** The route table, read from the contract and from nowhere else. Throws where two calls claim one address. */
export function routesOf(contract: Contract): readonly Route[] {
  const routes = new Map<string, Route['calls']>()
  for (const [name, call] of Object.entries(contract)) {
    const { method, path, query } = readAddress(call)
    const key = `${method} ${path}`
    const others = routes.get(key) ?? []
    const rival = others.find((other) => String(other.query) === String(query))
    if (rival !== undefined) throw new Error(`${name} and ${rival.name} have the same address ${call.http}`)
    routes.set(key, query === null ? [...others, { name, call, query }] : [{ name, call, query }, ...others])
  }
  return [...routes].map(([key, calls]) => {
    const [method, path] = key.split(' ') as [Method, string]
    return { method, path, calls }
  })
}

/** The fields of a call that stand in its path. */
export function pathFields(call: Call): string[] {
  return [...readAddress(call).path.matchAll(/:([a-z_]+)/gi)].map((found) => found[1] ?? '')
}

/** The parts of `POST /api/user.php?push=1`. */
export function readAddress(call: Call): { method: Method; path: string; query: readonly [string, string] | null } {
  const found = /^([A-Z]+) (\/[^?\s]*)(?:\?([^=&\s]+)=([^&\s]*))?$/.exec(call.http)
  if (found === null) throw new Error(`${call.http} is no address of a call`)
  const [, method, path = '', name, value = ''] = found
  return { method: method as Method, path, query: name === undefined ? null : [name, value] }
}
