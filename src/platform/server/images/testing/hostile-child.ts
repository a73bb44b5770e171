/**
 * Tries what native code would try after taking over a decoder. Started without Node's permission
 * model, so that only the confinement can stop it; prints what succeeded.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

const { secret, server, port, writable } = JSON.parse(process.argv[2] ?? '') as {
  secret: string
  server: number
  port: number
  writable: readonly string[]
}

const attempt = (action: () => unknown): boolean => {
  try {
    action()
    return true
  } catch {
    return false
  }
}

const connects = await new Promise<boolean>((resolve) => {
  const socket = connect(port, '127.0.0.1', () => resolve(true))
  socket.on('error', () => resolve(false))
  socket.setTimeout(1000, () => resolve(false))
})
const results = {
  readsSecret: attempt(() => readFileSync(secret)),
  readsEnvironment: attempt(() => readFileSync(`/proc/${server}/environ`)),
  seesServer: attempt(() => readdirSync(`/proc/${server}`)),
  signalsServer: attempt(() => process.kill(server, 0)),
  connects,
  writes: writable.filter((path) => attempt(() => writeFileSync(path, 'taken over'))),
  isRoot: process.getuid?.() === 0,
}
process.stdout.write(JSON.stringify(results))
process.exit()
