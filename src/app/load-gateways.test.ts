import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { createGatewayEnvironment } from '#features/money/payments/server/index.ts'
import { loadGateways } from './load-gateways.ts'

const folder = mkdtempSync(join(tmpdir(), 'modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lines: string[] = []
const log = createLog({ level: 'info', write: (line) => void lines.push(line) })
const gatewayEnv = {
  MOLLIE_API_KEY: 'test_onlyForTestsOnlyForTests12',
  STRIPE_SECRET_KEY: 'sk_test_onlyForTests',
  STRIPE_WEBHOOK_SECRET: 'whsec_onlyForTests',
}
const load = (gateways: string[], more = {}) =>
  loadGateways(
    {
      gateways,
      gatewayEnv: { ...gatewayEnv, ...more },
      secret: 'a secret for tests',
      publicUrl: 'https://dates.test',
    },
    log,
  )

test('gateways are loaded in the configured order; the sandbox is created elsewhere', async () => {
  const gateways = await load(['stripe', 'sandbox', 'mollie'])
  expect(gateways.map(({ id }) => id)).toEqual(['stripe', 'mollie'])
  expect(lines.join()).toContain('refuses many adult sites')
  for (const key of Object.values(gatewayEnv)) expect(lines.join()).not.toContain(key)
})

test('only the configured payment methods are offered, and an unsupported method is reported', async () => {
  const [mollie] = await load(['mollie'], { MOLLIE_METHODS: 'ideal, creditcard' })
  expect(mollie?.methods).toEqual(['ideal', 'creditcard'])
  for (const [name, key] of [
    ['giropay', 'MOLLIE_METHODS'],
    ['wero', 'MOLLIE_METHODS'],
    ['hello', 'MOLLIE_METHODS'],
  ] as const)
    await expect(load(['mollie'], { [key]: name })).rejects.toThrow(
      `${key} names "${name}"; mollie accepts ideal,`,
    )
})

test('the error names a module that does not export a gateway', async () => {
  const path = join(folder, 'nothing.mjs')
  writeFileSync(path, 'export const hello = 1\n')
  await expect(load([path])).rejects.toThrow('which exports no createGateway')
})

test('secrets in webhook URLs differ by gateway and installation, and survive a restart', () => {
  const at = (secret: string, publicUrl = 'https://dates.test') =>
    createGatewayEnvironment({ env: {}, secret, publicUrl })
  const one = at('one').pathSecret('mollie')
  expect(one).toMatch(/^[0-9a-f]{40}$/)
  expect(at('one').pathSecret('mollie')).toBe(one)
  expect(at('one').pathSecret('acme')).not.toBe(one)
  expect(at('two').pathSecret('mollie')).not.toBe(one)
  expect(at('one').webhookUrl('mollie', 'unsigned')).toBe(
    `https://dates.test/api/webhooks/mollie/${one}`,
  )
  expect(at('one').webhookUrl('acme', 'signed')).toBe('https://dates.test/api/webhooks/acme')
  expect(at('one', 'http://localhost:3000').webhookUrl('mollie', 'unsigned')).toBeNull()
})
