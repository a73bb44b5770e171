import { expect, test } from 'vitest'
import { createLog } from '../../log/log.ts'
import { createRefusalLog } from './refusal-log.ts'

function recorded() {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) })
  let passedMs = 0
  const logRefusal = createRefusalLog(log, () => passedMs)
  return { lines, logRefusal, pass: (ms: number) => (passedMs += ms) }
}

test.each([401, 403, 413, 421, 429])('a request refused with %i is logged', (status) => {
  const { lines, logRefusal } = recorded()
  logRefusal({ requestId: 'r1', method: 'POST', status })
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      requestId: 'r1',
      method: 'POST',
      status,
      message: 'a request was refused',
    },
  ])
})

test.each([200, 302, 404, 409, 422, 500])('a response with %i is not logged', (status) => {
  const { lines, logRefusal } = recorded()
  logRefusal({ requestId: 'r1', method: 'GET', status })
  expect(lines).toEqual([])
})

test('in a flood of refusals, sixty a minute are logged and the rest are counted', () => {
  const { lines, logRefusal, pass } = recorded()
  for (let i = 0; i < 1000; i++) logRefusal({ requestId: 'r1', method: 'GET', status: 429 })
  expect(lines).toHaveLength(60)
  pass(60_000)
  logRefusal({ requestId: 'r2', method: 'GET', status: 403 })
  expect(lines.slice(60)).toMatchObject([
    { message: 'further requests were refused', count: 940 },
    { message: 'a request was refused', requestId: 'r2' },
  ])
})
