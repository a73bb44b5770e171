import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/** A WebSocket connection like that of a browser tab. */
export interface LiveSocket {
  close(): void
}

interface Opening {
  readonly port: number
  readonly headers: Readonly<Record<string, string>>
  /** Called with the payload of every text frame. */
  readonly onText: (text: Buffer) => void
  /** Called when the connection ends without having been closed by this side. */
  readonly onLost: (error: Error) => void
}

const [text, ping] = [1, 9]
const masked = (opcode: number) => Buffer.from([0x80 | opcode, 0x80, 0, 0, 0, 0])

/**
 * Opens a live connection and parses its frames by hand, because a library would use as much
 * processor time as the measured server.
 */
export function openLiveSocket({ port, headers, onText, onLost }: Opening): Promise<LiveSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true })
    const key = randomBytes(16).toString('base64')
    const head = {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
    }
    const lines = Object.entries({ ...head, 'sec-websocket-key': key }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    let rest: Buffer = Buffer.alloc(0)
    let open = false
    let closed = false
    const frames = (bytes: Buffer) => {
      rest = eachFrame(
        rest.byteLength === 0 ? bytes : Buffer.concat([rest, bytes]),
        (opcode, payload) => {
          if (opcode === text) onText(payload)
          if (opcode === ping) socket.write(masked(10))
        },
      )
    }
    socket.on('data', (bytes) => {
      if (open) return frames(bytes)
      const answer = rest.byteLength === 0 ? bytes : Buffer.concat([rest, bytes])
      const end = answer.indexOf('\r\n\r\n')
      rest = end < 0 ? answer : Buffer.alloc(0)
      if (end < 0) return
      const status = answer.toString('latin1', 9, 12)
      if (status !== '101')
        return reject(new Error(`the live connection was refused with status ${status}`))
      open = true
      frames(answer.subarray(end + 4))
      resolve({
        close: () => {
          closed = true
          socket.destroy()
        },
      })
    })
    const ended = (error = new Error('a live connection was closed unexpectedly')) => {
      if (closed) return
      closed = true
      reject(error)
      onLost(error)
    }
    socket.on('error', ended).on('close', () => ended())
    socket.on('connect', () => socket.write(`GET /api/live HTTP/1.1\r\n${lines.join('')}\r\n`))
  })
}

/** Passes on each complete server frame (servers never mask) and returns the remaining bytes. */
function eachFrame(bytes: Buffer, onFrame: (opcode: number, payload: Buffer) => void): Buffer {
  let at = 0
  while (bytes.byteLength - at >= 2) {
    const short = (bytes[at + 1] ?? 0) & 0x7f
    const from = at + (short === 126 ? 4 : 2)
    if (bytes.byteLength < from) break
    const end = from + (short === 126 ? bytes.readUInt16BE(at + 2) : short)
    if (bytes.byteLength < end) break
    onFrame((bytes[at] ?? 0) & 0x0f, bytes.subarray(from, end))
    at = end
  }
  return at === 0 ? bytes : Buffer.from(bytes.subarray(at))
}
