import type { Plugin } from 'vite'
import type { Call, Contract } from '#kernel/call.ts'

const name = 'virtual:calls'

/**
 * Gives the browser what it needs of the contract and no more: `METHOD /path` by call name and which calls may be repeated.
 * The schemas stay on the server.
 */
export function callsModule(): Plugin {
  return {
    name: 'minuet:calls',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const { contract } = (await import('../contract.ts')) as { contract: Contract }
      const records = Object.entries(contract)
      const calls = Object.fromEntries(records.map(([key, call]) => [key, call.http]))
      const repeatable = records.filter(([, call]) => isRepeatable(call)).map(([key]) => key)
      return `export const calls = ${JSON.stringify(calls)}\nexport const repeatable = ${JSON.stringify(repeatable)}`
    },
  }
}

/** What a second try cannot do twice: reading, and whatever carries a client-made id. A GET that changes something is neither. */
function isRepeatable({ http, once, sameOrigin }: Call): boolean {
  return once !== undefined || (http.startsWith('GET ') && sameOrigin !== true)
}
