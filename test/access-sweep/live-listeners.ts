import WebSocket from 'ws'
import type { Finding } from './finding.ts'
import { profileReaders, type ViewerName, viewerNames } from './viewers.ts'
import type { World } from './world.ts'

/** Open live connections of all viewers, and the events they received. */
export interface LiveListeners {
  /**
   * Closes them and returns the events that should not have been received and the viewers who
   * should not have been connected.
   */
  close(): Promise<Finding[]>
}

const welcome: readonly ViewerName[] = [...profileReaders, 'blocked', 'blocker', 'elsewhere']

/** Opens a live connection as each viewer. */
export async function openListeners(world: World): Promise<LiveListeners> {
  const received = new Map<ViewerName, string[]>()
  const findings: Finding[] = []
  const sockets: WebSocket[] = []
  for (const viewer of viewerNames) {
    const { host, session } = world.viewers[viewer]
    const hostWithPort = `${host}:${world.site.port}`
    const socket = new WebSocket(`ws://127.0.0.1:${world.site.port}/api/live`, {
      headers: {
        host: hostWithPort,
        ...(session !== null && { cookie: `__Host-auth.session=${session}` }),
      },
      origin: `http://${hostWithPort}`,
    })
    sockets.push(socket)
    const frames: string[] = []
    received.set(viewer, frames)
    socket.on('message', (data) => void frames.push(String(data)))
    const open = await new Promise<boolean>((resolve) => {
      socket.once('open', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (open !== welcome.includes(viewer))
      findings.push({
        rule: 'live',
        call: '/api/live',
        viewer,
        what: open ? 'was let in' : 'was not let in',
      })
  }
  return {
    async close() {
      for (const socket of sockets) socket.terminate()
      for (const [viewer, frames] of received)
        for (const { name, value, for: readers } of world.canaries)
          if (!readers.includes(viewer) && frames.some((frame) => frame.includes(value)))
            findings.push({ rule: 'live', call: '/api/live', viewer, what: `${name} (${value})` })
      if (!received.get('owner')?.some((frame) => frame.includes('chat.message')))
        findings.push({
          rule: 'live',
          call: '/api/live',
          viewer: 'owner',
          what: 'received no message',
        })
      return findings
    },
  }
}
