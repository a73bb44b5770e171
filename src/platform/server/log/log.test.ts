import { expect, test } from 'vitest'
import type { LogFields } from './fields.ts'
import { createLog, type LogOptions } from './log.ts'

function recorded(options: LogOptions = {}) {
  const lines: string[] = []
  return { lines, log: createLog({ ...options, write: (line) => void lines.push(line) }) }
}

test('a line is JSON with its level, time, message and allowed fields', () => {
  const { lines, log } = recorded()
  log.child({ part: 'events' }).info({ task: 'chat.sent', tries: 2 }, 'a task failed')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    part: 'events',
    task: 'chat.sent',
    tries: 2,
    message: 'a task failed',
  })
})

test('fields that are not on the list are left out, including those of a child log', () => {
  const { lines, log } = recorded()
  log
    .child({ password: 'Menuet-1', requestId: 'r1' } as LogFields)
    .warn({ body: { text: 'dear Elena' }, call: 'chat.send' } as LogFields, 'refused')
  expect(lines[0]).not.toContain('Menuet-1')
  expect(lines[0]).not.toContain('Elena')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'r1',
    call: 'chat.send',
    leftOut: 1,
  })
})

test('an address or a token inside an error is masked, and properties attached to the error are left out', () => {
  const { lines, log } = recorded()
  const token = 'x'.repeat(43)
  const error = Object.assign(
    new Error(`550 no such user elena.w@example.org at https://a.test/do?key=${token}`),
    {
      code: 'EENVELOPE',
      detail: 'Key (email)=(jonas@example.org) already exists.',
    },
  )
  log.error({ error }, 'an email was not accepted')
  expect(lines[0]).not.toContain('elena')
  expect(lines[0]).not.toContain('jonas')
  expect(lines[0]).not.toContain(token)
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({
    name: 'Error',
    code: 'EENVELOPE',
    message: expect.stringContaining('[address]'),
  })
})

test('pretty output is one line, with an error’s stack trace below it', () => {
  const { lines, log } = recorded({ pretty: true })
  log.info({ port: 3000 }, 'minuet listens')
  log.error({ error: new TypeError('no such thing') }, 'a job failed')
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}minuet listens {2}port=3000\n$/)
  expect(lines[1]).toMatch(
    /^\d\d:\d\d:\d\d error a job failed\n {2}TypeError: no such thing\n {4,}at /,
  )
})

test('lines below the log level are left out', () => {
  const { lines, log } = recorded({ level: 'warn' })
  log.info('quiet')
  log.warn('loud')
  expect(lines).toHaveLength(1)
})
