import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { projectRoot } from '../config/project-root.ts'
import { type Confinement, type ConfinementKind, listConfinements } from './confinement.ts'
import { findImageConfinement, permissions } from './image-process.ts'

vi.setConfig({ testTimeout: 60_000 })

const hostile = fileURLToPath(new URL('./testing/hostile-child.ts', import.meta.url))
const isRoot = process.getuid?.() === 0
const ways = new Map<ConfinementKind, Confinement>(listConfinements().map((way) => [way.kind, way]))

let folder: string
let listener: Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'confinement-'))
  writeFileSync(join(folder, 'secret'), 'the installation’s secret', { mode: 0o600 })
  chmodSync(folder, 0o711)
  listener = createServer((socket) => socket.end())
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  listener.close()
  rmSync(folder, { recursive: true })
})

interface Result {
  readonly readsSecret: boolean
  readonly readsEnvironment: boolean
  readonly seesServer: boolean
  readonly signalsServer: boolean
  readonly connects: boolean
  readonly writes: readonly string[]
  readonly isRoot: boolean
}

/** Places that a decoder might write to: the code, the data, and world-writable folders. */
const places = () => ({
  code: join(projectRoot, 'src/platform/server/images/taken-over.ts'),
  data: join(folder, 'taken-over'),
  tmp: join(tmpdir(), `taken-over-${process.pid}`),
})

/** Runs the hostile program in a confinement; null if this machine does not allow it. */
async function attack(
  way: Confinement | undefined,
  options: readonly string[] = ['--no-warnings'],
): Promise<Result | null> {
  if (way === undefined) return null
  const orders = JSON.stringify({
    secret: join(folder, 'secret'),
    server: process.pid,
    port: (listener.address() as AddressInfo).port,
    writable: Object.values(places()),
  })
  const [program = '', ...rest] = [...way.command, process.execPath, ...options, hostile, orders]
  const child = spawn(program, rest, { ...way.user, env: {}, cwd: '/' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  await new Promise((resolve) => child.on('close', resolve).on('error', resolve))
  for (const path of Object.values(places())) rmSync(path, { force: true })
  return output === '' ? null : (JSON.parse(output) as Result)
}

test('L5 in bubblewrap, native code cannot read secrets, open sockets, write files or see processes', async ({
  skip,
}) => {
  const result = await attack(ways.get('bubblewrap'))
  if (result === null) return skip('bubblewrap is not installed, or not allowed on this machine')
  expect(result).toEqual({
    readsSecret: false,
    readsEnvironment: false,
    seesServer: false,
    signalsServer: false,
    connects: false,
    writes: [],
    isRoot: false,
  })
})

test('L5 in namespaces, native code cannot open sockets; started as root it also runs as another user', async ({
  skip,
}) => {
  const result = await attack(ways.get('namespaces'))
  if (result === null) return skip('this machine does not allow namespaces')
  expect(result.connects).toBe(false)
  expect(result.isRoot).toBe(false)
  if (!isRoot) return
  expect(result).toMatchObject({
    readsSecret: false,
    readsEnvironment: false,
    signalsServer: false,
  })
  // It may write to folders that everyone may write to.
  expect(result.writes).toEqual([places().tmp])
})

test.skipIf(!isRoot)(
  'L5 as another user, native code can use the network but cannot access the server’s files',
  async () => {
    expect(await attack(ways.get('other_user'))).toMatchObject({
      readsSecret: false,
      readsEnvironment: false,
      signalsServer: false,
      connects: true,
      writes: [places().tmp],
      isRoot: false,
    })
  },
)

test('L5 the permission model denies JavaScript access to files, even where nothing else confines it', async () => {
  const result = await attack(ways.get('permission_model'), permissions)
  expect(result).toMatchObject({ readsSecret: false, readsEnvironment: false, writes: [] })
})

test('L5 the strictest confinement that works is used', async () => {
  const { kind } = await findImageConfinement()
  const results = await Promise.all([...ways.values()].map((way) => attack(way)))
  expect(kind).toBe([...ways.keys()][results.findIndex((result) => result !== null)])
})
