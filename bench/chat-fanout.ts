import { logIn } from './ground/person.ts'
import { holdSockets } from './load/hold-sockets.ts'
import { runPairs } from './load/measure-pairs.ts'
import { openBareSockets } from './load/open-bare-sockets.ts'
import { createBroadcastLoad } from './load/create-broadcast-load.ts'
import type { Measure } from './report/outcome.ts'

const sockets = 1000
/** The maximum number of tabs one member may have open. */
const tabsOfOne = 5
const message = {
  type: 'chat.message',
  conversation: '3f2a6c1e-0000-4000-8000-000000000000',
  seq: 1,
}

/**
 * Notifies 1,000 open tabs through the site's live hub, member by member, compared with the socket
 * library alone.
 */
export const measure: Measure = async ({ insider, port, site }) => {
  const people = await logIn(insider, port, sockets / tabsOfOne)
  const accounts = people.map(({ account }) => account)
  const bare = await openBareSockets()
  const held = await holdSockets({
    port,
    people: people.map(({ headers }) => headers),
    count: sockets,
  })
  const under = await holdSockets({ port: bare.port, people: [{ host: 'bare' }], count: sockets })
  try {
    const pairs = await runPairs({
      product: createBroadcastLoad({
        held,
        sockets,
        broadcast: (times) => site.notify(accounts, message, times),
      }),
      bare: createBroadcastLoad({
        held: under,
        sockets,
        broadcast: (times) => bare.broadcast(JSON.stringify(message), times),
      }),
    })
    return {
      what: `messages told to ${sockets} open tabs of ${accounts.length} members ÷ the socket library alone`,
      goals: [{ figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.7 } }],
      pairs,
    }
  } finally {
    held.stop()
    under.stop()
    bare.stop()
  }
}
