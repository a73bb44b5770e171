import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeOver } from './take-over.ts'

let folder: string
let earlier: ChildProcess
const printed: string[] = []
const print = (line: string) => void printed.push(line)
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
  const forget = await takeOver(folder, print)
  expect(printed).toEqual([])
  forget()
  expect(existsSync(join(folder, 'server.json'))).toBe(false)
})

test('a server still running on the folder is stopped first', async () => {
  await takeOver(folder, print, earlier.pid)
  const ended = once(earlier, 'exit')
  await takeOver(folder, print)
  expect(await ended).toEqual([null, 'SIGTERM'])
  expect(printed).toEqual([
    `A server is already running on this data folder (process ${earlier.pid}); stopping it.`,
  ])
})

test('an unrelated process that has the old pid is left alone', async () => {
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ pid: earlier.pid, startedAt: '1' }))
  await takeOver(folder, print)
  expect(printed).toEqual([])
  expect(earlier.exitCode).toBeNull()
})

test.each(['', '{"pid":', '{"pid":"x"}'])(
  'a truncated record (%j) does not stop any process',
  async (text) => {
    writeFileSync(join(folder, 'server.json'), text)
    await takeOver(folder, print)
    expect(printed).toEqual([])
  },
)

test('an older server does not remove the record of a newer one', async () => {
  const forget = await takeOver(folder, print)
  rmSync(join(folder, 'server.json'))
  await takeOver(folder, print, earlier.pid)
  forget()
  expect(existsSync(join(folder, 'server.json'))).toBe(true)
})
