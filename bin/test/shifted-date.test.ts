import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createShiftedDate } from './shifted-date.ts'
import { setTestTime } from './test-time.ts'

test('a shifted date behaves like a normal date except for the current time', () => {
  const Moved = createShiftedDate(Date, 3_600_000)
  expect(Math.abs(Moved.now() - Date.now() - 3_600_000)).toBeLessThan(10_000)
  expect(Math.abs(new Moved().getTime() - Moved.now())).toBeLessThan(10_000)
  expect(new Moved('2028-02-29T00:00:00Z').toISOString()).toBe('2028-02-29T00:00:00.000Z')
  expect(new Moved(2028, 1, 29).getMonth()).toBe(1)
  expect([new Moved() instanceof Date, new Date(0) instanceof Moved]).toEqual([true, true])
  expect(structuredClone(new Moved(5)).getTime()).toBe(5)
})

test('every process of a test run starts at the run’s start time, regardless of the machine’s clock', () => {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    MINUET_TEST_TIME: '2028-02-29T22:57:00Z',
  }
  setTestTime(env)
  const { stdout } = spawnSync(process.execPath, ['-e', 'console.log(new Date().toISOString())'], {
    env,
  })
  expect(String(stdout)).toMatch(/^2028-02-29T2[23]:/)
  expect(env.NODE_OPTIONS).toContain(pathToFileURL(join(import.meta.dirname, 'run-clock.ts')).href)
})

test('an invalid time is refused; a run keeps its start time and can use the machine’s time', () => {
  expect(() => setTestTime({ MINUET_TEST_TIME: 'soon' })).toThrow(
    'MINUET_TEST_TIME must be an ISO timestamp',
  )
  const begun = { MINUET_TEST_TIME: '2028-02-29T22:57:00Z', MINUET_TEST_BEGAN: '5' }
  setTestTime(begun)
  expect(begun).toEqual({ MINUET_TEST_TIME: '2028-02-29T22:57:00Z', MINUET_TEST_BEGAN: '5' })
  const machine: NodeJS.ProcessEnv = { MINUET_TEST_TIME: 'machine' }
  setTestTime(machine)
  expect(machine).toEqual({ MINUET_TEST_TIME: 'machine' })
})
