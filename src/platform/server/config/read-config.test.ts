import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withPort } from './config.ts'
import { markProductionFolder } from './production-folder.ts'
import { readConfig } from './read-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const demo = { MINUET_DATA: folder }
const production = {
  MINUET_DATA: folder,
  MINUET_MODE: 'production',
  MINUET_SECRET: 'q8Zr1VtE0xKc5nYbU3hLw7SfJ2mPd9Ga',
  MINUET_TRUSTED_PROXIES: '127.0.0.1, ::1',
  MINUET_PUBLIC_URL: 'https://dates.test/',
  SMTP_URL: 'smtp://mail.dates.test',
}

test('mail providers whose reports can’t be recognized are refused by the name of the variable', () => {
  const topic = 'arn:aws:sns:eu-west-1:123456789012:reports'
  const secret = 'a-long-and-random-password'
  expect(
    readConfig({ ...demo, MINUET_SES_TOPIC: topic, MINUET_POSTMARK_SECRET: secret }),
  ).toMatchObject({ sesTopic: topic, postmarkSecret: secret })
  for (const wrong of ['reports', 'arn:aws:sqs:eu-west-1:123456789012:reports'])
    expect(() => readConfig({ ...demo, MINUET_SES_TOPIC: wrong })).toThrow('MINUET_SES_TOPIC')
  for (const wrong of ['too-short', 'a long password with spaces'])
    expect(() => readConfig({ ...demo, MINUET_POSTMARK_SECRET: wrong })).toThrow(
      /MINUET_POSTMARK_SECRET(?!.*password with)/,
    )
})

describe('a demo', () => {
  test('does not need any variables', () => {
    expect(readConfig(demo)).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      gateways: ['sandbox'],
      devPages: true,
      openMedia: false,
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  test('generates its secret once and keeps it private', () => {
    const { secrets } = readConfig(demo)
    expect(secrets).toHaveLength(1)
    expect(secrets[0]).toHaveLength(44)
    expect(readConfig(demo).secrets).toEqual(secrets)
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig(demo))).toBe(true)
  })

  test('moves to another port with its address', () => {
    expect(withPort(readConfig(demo), 3001)).toMatchObject({
      port: 3001,
      publicUrl: 'http://localhost:3001',
    })
  })
})

describe('an invalid variable is reported by name', () => {
  const cases: [Record<string, string>, string][] = [
    [{ MINUET_MODE: 'live' }, 'MINUET_MODE must be demo or production, not "live".'],
    [{ MINUET_PORT: '70000' }, 'MINUET_PORT must be a port from 1 to 65535, not "70000".'],
    [{ MINUET_PORT: '0' }, 'MINUET_PORT must be a port from 1 to 65535, not "0".'],
    [{ MINUET_DEV_DOORS: 'yes' }, 'MINUET_DEV_DOORS must be 1 or 0, not "yes".'],
    [
      { MINUET_GATEWAY: 'sandbox,bank' },
      'MINUET_GATEWAY must be none or a list of sandbox, mollie, stripe and module paths, not "sandbox,bank".',
    ],
    [
      { DATABASE_URL: 'mysql://root:hidden@x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { MINUET_SMS_URL: 'http://a:b@sms.test' },
      'MINUET_SMS_URL must be an address that begins with https://.',
    ],
    [
      { MINUET_TRUSTED_PROXIES: '10.0.0.0/8,proxy.test' },
      'MINUET_TRUSTED_PROXIES must be none, or addresses and networks such as 127.0.0.1 or 10.0.0.0/8, not "proxy.test".',
    ],
    [{ MINUET_TRUSTED_PROXIES: 'none,::1' }, 'not "none".'],
    [{ MINUET_TRUSTED_PROXIES: '10.0.0.0/33' }, 'not "10.0.0.0/33".'],
    [
      { SMTP_URL: 'mail.test' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    ],
  ]
  test.each(cases)('%o', (variables, message) => {
    expect(() => readConfig({ ...demo, ...variables })).toThrow(message)
  })

  test('together with the others, and without its password', () => {
    const read = () =>
      readConfig({ ...demo, MINUET_PORT: 'x', DATABASE_URL: 'mysql://root:hidden@x' })
    expect(read).toThrow(/MINUET_PORT[^]*DATABASE_URL/)
    expect(read).not.toThrow(/hidden/)
  })
})

describe('without MINUET_MODE, a start that could reach real members is refused', () => {
  const production = mkdtempSync(join(tmpdir(), 'config-production-'))
  markProductionFolder(production)
  afterAll(() => rmSync(production, { recursive: true }))

  test.each([
    [{ DATABASE_URL: 'postgres://me@db/dating' }, 'because DATABASE_URL is set.'],
    [
      { MINUET_PUBLIC_URL: 'https://dates.test' },
      'because MINUET_PUBLIC_URL is https://dates.test.',
    ],
    [
      { MINUET_PUBLIC_URL: 'http://localhost.evil.test' },
      'because MINUET_PUBLIC_URL is http://localhost.evil.test.',
    ],
    [{ MINUET_DATA: production }, 'belongs to a production installation.'],
    [{ MODE: 'production', DATABASE_URL: 'postgres://me@db/dating' }, 'MINUET_MODE is missing'],
    [{ MINUET_MODE: ' ', DATABASE_URL: 'postgres://me@db/dating' }, 'MINUET_MODE is missing'],
  ])('%o', (variables, reason) => {
    expect(() => readConfig({ ...demo, ...variables })).toThrow(reason)
    expect(() => readConfig({ ...demo, ...variables })).toThrow('MINUET_MODE is missing')
  })

  test.each(['http://localhost:8080', 'http://minuet.localhost', 'http://127.0.0.1:9'])(
    '%s is only reachable on this machine, so it stays a demo',
    (url) => {
      expect(readConfig({ ...demo, MINUET_PUBLIC_URL: url }).mode).toBe('demo')
    },
  )

  test('demo mode can be requested explicitly, but never on a production site’s folder', () => {
    const outside = { MINUET_MODE: 'demo', DATABASE_URL: 'postgres://me@db/dating' }
    expect(readConfig({ ...demo, ...outside }).mode).toBe('demo')
    expect(() => readConfig({ MINUET_MODE: 'demo', MINUET_DATA: production })).toThrow(
      'MINUET_MODE=demo is refused',
    )
  })
})

describe('production', () => {
  test('runs with a secret, a mail server and its own https URL', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://dates.test',
      gateways: [],
      devPages: false,
    })
  })

  test('requires a list of proxies, or an explicit statement that there are none', () => {
    expect(readConfig(production).trustedProxies).toEqual(['127.0.0.1', '::1'])
    expect(readConfig({ ...production, MINUET_TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
    const networks = ['10.0.0.0/8', 'fc00::/7', 'fe80::/10', '2001:db8::/32']
    expect(
      readConfig({ ...production, MINUET_TRUSTED_PROXIES: networks.join(',') }).trustedProxies,
    ).toEqual(networks)
  })

  const cases: [Record<string, string>, string][] = [
    [{ MINUET_SECRET: '' }, 'MINUET_SECRET is missing'],
    [{ MINUET_SECRET: 'q8Zr1VtE0xKc5nYbU3hLw7SfJ2mPd9G' }, 'MINUET_SECRET is too short'],
    [
      { MINUET_SECRET: 'please-change-me-before-going-live-1234' },
      'MINUET_SECRET is an example value',
    ],
    [{ MINUET_SECRET: '0'.repeat(40) }, 'MINUET_SECRET is an example value'],
    [{ MINUET_TRUSTED_PROXIES: '0.0.0.0/0' }, '"0.0.0.0/0", which is too wide'],
    [{ MINUET_TRUSTED_PROXIES: '::/0' }, '"::/0", which is too wide'],
    [{ MINUET_TRUSTED_PROXIES: '127.0.0.1,96.0.0.0/4' }, '"96.0.0.0/4", which is too wide'],
    [{ MINUET_TRUSTED_PROXIES: '2000::/3' }, '"2000::/3", which is too wide'],
    [{ MINUET_GATEWAY: 'sandbox' }, 'MINUET_GATEWAY=sandbox'],
    [{ MINUET_DEV_DOORS: '1' }, 'MINUET_DEV_DOORS=1'],
    [{ MINUET_OPEN_MEDIA: '1' }, 'MINUET_OPEN_MEDIA=1'],
    [{ SMTP_URL: '' }, 'SMTP_URL is missing'],
    [
      { MINUET_SMS_URL: 'https://api.sms.test' },
      'MINUET_SMS_URL must have the form https://<account>:<token>@<host>?from=<sender>.',
    ],
    [
      { MINUET_PUSH_SERVICES: 'push.dates.test, http://10.0.0.9' },
      'MINUET_PUSH_SERVICES contains http://10.0.0.9',
    ],
    [{ MINUET_TRUSTED_PROXIES: ' ' }, 'MINUET_TRUSTED_PROXIES is missing'],
    [{ MINUET_PUBLIC_URL: 'http://dates.test' }, 'MINUET_PUBLIC_URL must begin with https://'],
  ]
  test.each(cases)('refuses %o', (variables, message) => {
    expect(() => readConfig({ ...production, ...variables })).toThrow(message)
  })
})

describe('secrets', () => {
  const secret = production.MINUET_SECRET
  const earlier = 'tR4vXp9LmQ2wZs6YdK8jH3gN7bF5cV1a'
  const { MINUET_SECRET: _, ...withoutSecret } = production

  test('a new secret is followed by the one it replaces', () => {
    expect(readConfig({ ...production, MINUET_SECRET: `${secret},${earlier}` }).secrets).toEqual([
      secret,
      earlier,
    ])
  })

  test('each secret in a list has to be long enough', () => {
    expect(() => readConfig({ ...production, MINUET_SECRET: `${secret},short` })).toThrow(
      'MINUET_SECRET is too short: use at least 32 characters.',
    )
  })

  test('a secret may be in a file, without its line break', () => {
    const path = join(folder, 'credential')
    writeFileSync(path, `${secret}\n`)
    expect(readConfig({ ...withoutSecret, MINUET_SECRET_FILE: path }).secrets).toEqual([secret])
  })

  test.each([
    [
      { ...production, MINUET_SECRET_FILE: join(folder, 'credential') },
      'MINUET_SECRET and MINUET_SECRET_FILE are both set: use one of them.',
    ],
    [
      { ...withoutSecret, MINUET_SECRET_FILE: join(folder, 'missing') },
      `MINUET_SECRET_FILE names ${join(folder, 'missing')}, which can't be read (ENOENT).`,
    ],
  ])('a file that can’t be used is reported: %#', (env, problem) => {
    expect(() => readConfig(env)).toThrow(problem)
  })

  test('a payment provider’s key may be in a file too', () => {
    const path = join(folder, 'stripe-key')
    writeFileSync(path, 'sk_live_51HqT0e9XcVbNmKj')
    const env = {
      ...production,
      MINUET_GATEWAY: 'stripe',
      STRIPE_WEBHOOK_SECRET: 'whsec_51HqT0e9XcVbNmKjRt7y',
    }
    expect(readConfig({ ...env, STRIPE_SECRET_KEY_FILE: path }).gatewayEnv.STRIPE_SECRET_KEY).toBe(
      'sk_live_51HqT0e9XcVbNmKj',
    )
  })
})
