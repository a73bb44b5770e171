import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeOver } from './take-over.ts'

let folder: string
let earlier: ChildProcess
const printed: string[] = []
const options = { print: (line: string) => void printed.push(line), mayStop: true }
beforeEach(async () => {
  printed.length = 0
  folder = mkdtempSync(join(tmpdir(), 'take-over-'))
  earlier = spawn('sleep', ['60'])
  await once(earlier, 'spawn')
})
afterEach(() => {
  earlier.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

test('an unused data folder is taken over directly', async () => {
  const forget = await takeOver(folder, options)
  expect(printed).toEqual([])
  forget()
  expect(existsSync(join(folder, 'server.json'))).toBe(false)
})

test('a server still running on the folder is stopped first', async () => {
  await takeOver(folder, { ...options, self: earlier.pid ?? 0 })
  const ended = once(earlier, 'exit')
  await takeOver(folder, options)
  expect(await ended).toEqual([null, 'SIGTERM'])
  expect(printed).toEqual([
    `A server is already running on this data folder (process ${earlier.pid}); stopping it.`,
  ])
})

test('an unrelated process that has the old pid is left alone', async () => {
  await takeOver(folder, { ...options, self: earlier.pid ?? 0 })
  const record = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'))
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ ...record, startedAt: '1' }))
  await takeOver(folder, options)
  expect(printed).toEqual([])
  expect(earlier.exitCode).toBeNull()
})

test('without permission to stop it, the start fails and says what to do', async () => {
  await takeOver(folder, { ...options, self: earlier.pid ?? 0 })
  await expect(takeOver(folder, { ...options, mayStop: false })).rejects.toThrow(
    `A server is already running on this data folder (process ${earlier.pid}). Stop it first, or start with --take-over to replace it.`,
  )
  expect([printed, earlier.exitCode, earlier.signalCode]).toEqual([[], null, null])
})

test.each(['elsewhere', 'at the same path'])(
  'a copy of the folder %s leaves the server of the original alone',
  async (where) => {
    await takeOver(folder, { ...options, self: earlier.pid ?? 0 })
    const other = `${folder}-copy`
    cpSync(folder, other, { recursive: true })
    if (where === 'elsewhere') await takeOver(other, options)
    else {
      renameSync(folder, `${folder}-moved`)
      renameSync(other, folder)
      await takeOver(folder, options)
    }
    for (const left of [other, `${folder}-moved`]) rmSync(left, { recursive: true, force: true })
    expect([printed, earlier.exitCode, earlier.signalCode]).toEqual([[], null, null])
  },
)

test.each(['', '{"pid":', '{"pid":"x"}', 'null', '[]'])(
  'a truncated record (%j) does not stop any process',
  async (text) => {
    writeFileSync(join(folder, 'server.json'), text)
    await takeOver(folder, options)
    expect(printed).toEqual([])
  },
)

test('an older server does not remove the record of a newer one', async () => {
  const forget = await takeOver(folder, options)
  rmSync(join(folder, 'server.json'))
  await takeOver(folder, { ...options, self: earlier.pid ?? 0 })
  forget()
  expect(existsSync(join(folder, 'server.json'))).toBe(true)
})
