import { expect, test } from 'vitest'
import { isThisMachine, listTransportProblems, requiresStartTls } from './transport-security.ts'

const list = (given: { smtpUrl?: string; databaseUrl?: string; migrationUrl?: string }) =>
  listTransportProblems({
    smtpUrl: undefined,
    databaseUrl: undefined,
    migrationUrl: undefined,
    ...given,
  })

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['%2Fvar%2Frun%2Fpostgresql', true],
  ['', true],
  ['localhost.evil.test', false],
  ['127.0.0.1.evil.test', false],
  ['10.0.0.5', false],
  ['db.dates.test', false],
])('%s is on this machine: %s', (host, local) => {
  expect(isThisMachine(host)).toBe(local)
})

test.each([
  ['smtp://u:p@mail.dates.test:587', true],
  ['smtp://10.0.0.9', true],
  ['smtp://127.0.0.1:25', false],
  ['smtp://localhost', false],
])('%s requires STARTTLS: %s', (url, required) => {
  expect(requiresStartTls(url)).toBe(required)
})

test.each([
  'smtp://mail.dates.test?ignoreTLS=true',
  'smtp://mail.dates.test?requireTLS=false',
  'smtp://mail.dates.test?opportunisticTLS=true',
])('%s would send reset links unencrypted', (smtpUrl) => {
  expect(list({ smtpUrl })).toEqual([expect.stringContaining('SMTP_URL contains')])
})

test.each([
  ['postgres://u:hidden@db.dates.test/dating', false],
  ['postgres://u:hidden@db.dates.test/dating?sslmode=disable', false],
  ['postgres://u:hidden@db.dates.test/dating?sslmode=prefer', false],
  ['postgres://u:hidden@db.dates.test/dating?sslmode=no-verify', false],
  ['postgres://u:hidden@localhost/dating?host=db.dates.test', false],
  ['postgres://u:hidden@db.dates.test/dating?sslmode=verify-full', true],
  ['postgres://u:hidden@db.dates.test/dating?sslmode=require', true],
  ['postgres://u:hidden@localhost/dating', true],
  ['postgres://u@%2Fvar%2Frun%2Fpostgresql/dating', true],
])('a database at %s is accepted: %s', (url, accepted) => {
  for (const [name, key] of [
    ['DATABASE_URL', 'databaseUrl'],
    ['MINUET_MIGRATION_URL', 'migrationUrl'],
  ] as const) {
    const problems = list({ [key]: url })
    expect(problems.join()).not.toContain('hidden')
    expect(problems).toEqual(
      accepted ? [] : [expect.stringContaining(`${name} connects to another machine without TLS`)],
    )
  }
})
