import { createLiveConnection, type LiveConnection } from './live-connection.ts'

let connection: LiveConnection | undefined

/** The one live connection of this tab. Only for the browser. */
export function pageLive(): LiveConnection {
  connection ??= createLiveConnection({
    open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`),
    chance: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  })
  return connection
}
