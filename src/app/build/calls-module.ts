import type { Plugin } from 'vite'
import type { Call, Contract } from '#kernel/call.ts'

const members = 'virtual:calls'
const office = 'virtual:office-calls'

/**
 * Gives the browser what it needs of the contract and no more: `METHOD /path` by call name and which calls may be repeated.
 * The schemas stay on the server. A member's page is told nothing of the back office, which has its own list and its roles.
 */
export function callsModule(): Plugin {
  return {
    name: 'minuet:calls',
    resolveId: (id) => (id === members || id === office ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${members}` && id !== `\0${office}`) return null
      const { contract } = (await import('../contract.ts')) as { contract: Contract }
      const records = Object.entries(contract).filter(([, call]) => isOffice(call) === (id === `\0${office}`))
      const calls = Object.fromEntries(records.map(([key, call]) => [key, call.http]))
      const repeatable = records.filter(([, call]) => isRepeatable(call)).map(([key]) => key)
      const roles = Object.fromEntries(
        records.flatMap(([key, { viewer }]) => (typeof viewer === 'object' ? [[key, viewer.staff]] : [])),
      )
      const lists = { calls, repeatable, ...(id === `\0${office}` && { roles }) }
      return Object.entries(lists)
        .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)}`)
        .join('\n')
    },
  }
}

/** A call of the back office, its log-in among them. */
function isOffice({ http }: Call): boolean {
  return http.split(' ')[1]?.startsWith('/api/office/') === true
}

/** What a second try cannot do twice: reading, and whatever carries a client-made id. A GET that changes something is neither. */
function isRepeatable({ http, once, sameOrigin }: Call): boolean {
  return once !== undefined || (http.startsWith('GET ') && sameOrigin !== true)
}
