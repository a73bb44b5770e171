import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const folder = mkdtempSync(join(tmpdir(), 'gateways-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mollie = { MOLLIE_API_KEY: 'test_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7' }
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_aB3dE6gH9jK2',
  STRIPE_WEBHOOK_SECRET: 'whsec_aB3dE6gH9jK2',
}
const demo = (more: Record<string, string>) => readConfig({ MINUET_DATA: folder, ...more })
const production = (more: Record<string, string>) =>
  readConfig({
    MINUET_DATA: folder,
    MINUET_MODE: 'production',
    MINUET_SECRET: 'q8Zr1VtE0xKc5nYbU3hLw7SfJ2mPd9Ga',
    MINUET_PUBLIC_URL: 'https://dates.test/',
    MINUET_TRUSTED_PROXIES: 'none',
    SMTP_URL: 'smtp://mail.dates.test',
    ...more,
  })

test.each([
  ['none', []],
  ['sandbox', ['sandbox']],
  ['mollie', ['mollie']],
  [' stripe , mollie ,sandbox', ['stripe', 'mollie', 'sandbox']],
  ['./gateways/acme.ts,mollie', ['./gateways/acme.ts', 'mollie']],
  ['/srv/acme.mjs', ['/srv/acme.mjs']],
])('MINUET_GATEWAY=%s enables %j', (value, gateways) => {
  const keys = { ...(value.includes('mollie') && mollie), ...(value.includes('stripe') && stripe) }
  expect(demo({ MINUET_GATEWAY: value, ...keys }).gateways).toEqual(gateways)
})

test('variables for gateways are passed on, and nothing else', () => {
  const { gatewayEnv } = demo({
    MINUET_GATEWAY: 'mollie',
    ...mollie,
    GATEWAY_ACME_KEY: 'k',
    OTHER_KEY: 'x',
    MOLLIE_METHODS: '',
  })
  expect(gatewayEnv).toEqual({ ...mollie, GATEWAY_ACME_KEY: 'k' })
})

test.each([
  [{ MINUET_GATEWAY: 'none,mollie', ...mollie }, 'MINUET_GATEWAY must be none or a list of'],
  [{ MINUET_GATEWAY: 'paypal' }, 'MINUET_GATEWAY must be none or a list of'],
  [{ MINUET_GATEWAY: 'acme.ts' }, 'MINUET_GATEWAY must be none or a list of'],
  [{ MINUET_GATEWAY: 'mollie' }, 'MOLLIE_API_KEY is missing: MINUET_GATEWAY names mollie.'],
  [{ MINUET_GATEWAY: 'stripe' }, 'STRIPE_SECRET_KEY is missing: MINUET_GATEWAY names stripe.'],
  [
    { MINUET_GATEWAY: 'stripe', STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY },
    'STRIPE_WEBHOOK_SECRET is missing: MINUET_GATEWAY names stripe.',
  ],
  [
    { MINUET_GATEWAY: 'mollie', MOLLIE_API_KEY: 'hello' },
    'MOLLIE_API_KEY does not look like a key of mollie.',
  ],
  [
    { MINUET_GATEWAY: 'stripe', ...stripe, STRIPE_SECRET_KEY: 'pk_test_aB3dE6gH9jK2' },
    'STRIPE_SECRET_KEY does not look like a key of stripe.',
  ],
  [mollie, 'MOLLIE_API_KEY is set, but MINUET_GATEWAY does not name mollie.'],
])('an incomplete configuration is refused with what is missing: %o', (variables, message) => {
  expect(() => demo(variables)).toThrow(message)
})

test('errors are reported without the key', () => {
  const read = () =>
    demo({
      MINUET_GATEWAY: 'mollie',
      MOLLIE_API_KEY: 'live_short',
      STRIPE_SECRET_KEY: 'sk_live_abcdefghijk',
    })
  expect(read).toThrow(/MOLLIE_API_KEY[^]*STRIPE_SECRET_KEY/)
  expect(read).not.toThrow(/live_short|sk_live/)
})

test.each([
  [{ MINUET_GATEWAY: 'mollie', ...mollie }, 'MOLLIE_API_KEY is a test key'],
  [{ MINUET_GATEWAY: 'stripe', ...stripe }, 'STRIPE_SECRET_KEY is a test key'],
  [
    {
      MINUET_GATEWAY: 'mollie',
      MOLLIE_API_KEY: 'live_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7',
      MOLLIE_SERVER_URL: 'http://x.test',
    },
    'MOLLIE_SERVER_URL must begin with https://',
  ],
])('production refuses %o', (variables, message) => {
  expect(() => production(variables)).toThrow(message)
})

test('production accepts live keys', () => {
  const keys = { MOLLIE_API_KEY: 'live_aB3dE6gH9jK2mN5pQ8sT1vW4yZ7' }
  expect(production({ MINUET_GATEWAY: 'mollie', ...keys }).gateways).toEqual(['mollie'])
})
