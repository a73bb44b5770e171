import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { createTestProject } from '../testing/create-test-project.ts'
import { features, validProject } from './testing/valid-project.ts'

async function broken(files: Record<string, string>): Promise<string[]> {
  const { read, breaches } = await checkImports(
    createTestProject({ ...validProject, ...files }),
    features,
  )
  expect(read).toBe(Object.keys({ ...validProject, ...files }).length - 1)
  return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('a valid project passes', async () => {
  expect(await broken({})).toEqual([])
})

const [geography, accounts, blocks, profiles, credits] = features.map(({ folder }) => folder)
test.each<[rule: string, path: string, text: string]>([
  ['resolvable', 'src/app/server.ts', "import './gone.ts'"],
  ['declared', 'src/app/server.ts', "import 'pino'"],
  ['kernel-is-standalone', 'src/kernel/money.ts', "import 'react'"],
  ['web-has-no-node', 'src/kernel/money.ts', "import 'node:fs'"],
  [
    'platform-has-no-product',
    'src/platform/server/a.ts',
    "import '#features/members/accounts/server/index.ts'",
  ],
  [
    'platform-has-no-product',
    'src/platform/server/a.ts',
    "import type { x } from '../../app/compose.ts'",
  ],
  ['platform-has-no-product', 'src/platform/web/a.ts', "import '#ui/components/button.tsx'"],
  [
    'ui-has-no-features',
    'src/ui/components/a.tsx',
    "import '#features/members/accounts/web/index.ts'",
  ],
  [
    'ui-has-no-features',
    'src/ui/components/a.tsx',
    "import type { x } from '#features/members/accounts/index.ts'",
  ],
  ['ui-has-no-features', 'src/ui/icons/a.tsx', "import '#app/web/entry-client.tsx'"],
  ['app-is-on-top', `${accounts}/server/a.ts`, "import type { x } from '#app/compose.ts'"],
  ['app-is-on-top', 'db/cast/seed.ts', "import '#app/compose.ts'"],
  ['src-has-no-tools', `${accounts}/server/a.ts`, "import '../../../../../bin/start.ts'"],
  ['rules-are-pure', `${accounts}/rules/a.ts`, "import '../server/store.ts'"],
  ['rules-are-pure', `${accounts}/rules/a.ts`, "import type { x } from '#platform/web/page.ts'"],
  ['rules-are-pure', `${geography}/contract.ts`, "import 'react'"],
  ['rules-are-pure', `${credits}/contract/wallet.ts`, "import 'react'"],
  ['rules-are-pure', `${profiles}/index.ts`, "export { profiles } from './server/index.ts'"],
  ['phrases-stand-alone', `${accounts}/locales/de.ts`, "import { en } from './en.ts'"],
  ['phrases-stand-alone', `${accounts}/locales/premium/de.ts`, "import { en } from './en.ts'"],
  ['web-has-no-server', `${accounts}/web/a.tsx`, "import { find } from '../server/store.ts'"],
  ['web-has-no-server', 'src/app/web/a.tsx', "import type { x } from '../compose.ts'"],
  ['web-has-no-server', 'src/ui/components/a.tsx', "import '#platform/server/pool.ts'"],
  ['web-has-no-node', `${accounts}/web/a.tsx`, "import 'node:fs'"],
  ['web-has-no-node', `${accounts}/office/a.tsx`, "import 'node:fs'"],
  [
    'web-imports-contract-types-only',
    `${accounts}/web/a.tsx`,
    "import { contract } from '../contract.ts'",
  ],
  [
    'web-imports-contract-types-only',
    `${accounts}/web/a.tsx`,
    "import type { Contract } from '../contract.ts'\nimport { contract } from '../contract.ts'",
  ],
  [
    'web-imports-contract-types-only',
    `${accounts}/web/a.tsx`,
    "import { type Contract, contract } from '../contract.ts'",
  ],
  [
    'web-imports-contract-types-only',
    `${accounts}/web/a.tsx`,
    "export { contract } from '../contract.ts'",
  ],
  [
    'web-imports-contract-types-only',
    `${credits}/web/a.tsx`,
    "import { contract } from '../contract/wallet.ts'",
  ],
  ['server-has-no-web', `${accounts}/server/a.ts`, "import type { x } from '../web/index.ts'"],
  ['app-server-imports-web-types-only', 'src/app/server.ts', "import './web/entry-client.tsx'"],
  ['phrases-as-types', `${accounts}/web/a.tsx`, "import { en } from '../locales/en.ts'"],
  ['phrases-as-types', `${accounts}/web/a.tsx`, "import { en } from '../locales/premium/en.ts'"],
  ['no-test-code-in-product', `${accounts}/server/a.ts`, "import './testing/made.ts'"],
  ['postgres-through-the-platform', `${accounts}/server/a.ts`, "import pg from 'pg'"],
  ['payment-providers-through-adapters', `${accounts}/server/a.ts`, "import Stripe from 'stripe'"],
])('%s is reported if %s contains %s', async (rule, path, text) => {
  expect(await reported(rule, path, text)).toMatch(reportAt(path))
})

test.each<[why: string, rule: string, path: string, text: string]>([
  [
    'a feature of a higher domain',
    'map-of-geography',
    `${geography}/server/a.ts`,
    "import '#features/members/accounts/server/index.ts'",
  ],
  [
    'a feature of a higher domain, even as a type',
    'map-of-accounts',
    `${accounts}/rules/a.ts`,
    "import type { x } from '#features/money/credits/index.ts'",
  ],
  [
    'a feature of the same domain that the map does not list',
    'map-of-profiles',
    `${profiles}/server/a.ts`,
    "import '#features/members/blocks/index.ts'",
  ],
  [
    'another feature’s rules',
    'public-entries-for-profiles',
    `${profiles}/rules/a.ts`,
    "import { age } from '#features/members/accounts/rules/age.ts'",
  ],
  [
    'rules of a lower domain',
    'public-entries-for-credits',
    `${credits}/rules/a.ts`,
    "import type { age } from '#features/members/accounts/rules/age.ts'",
  ],
  [
    'another feature’s store',
    'public-entries-for-profiles',
    `${profiles}/server/a.ts`,
    "import '#features/members/accounts/server/store.ts'",
  ],
  [
    'another feature’s page, even when loaded later',
    'public-entries-for-profiles',
    `${profiles}/web/a.tsx`,
    "const later = () => import('#features/members/accounts/web/login-page.tsx')",
  ],
])('a feature must not import %s', async (_, rule, path, text) => {
  expect(await reported(rule, path, text)).toMatch(reportAt(path))
})

test.each([
  [
    'index.ts',
    `${profiles}/rules/a.ts`,
    "import { age } from '#features/members/accounts/index.ts'",
  ],
  [
    'contract.ts',
    `${profiles}/contract.ts`,
    "import { contract } from '#features/members/accounts/contract.ts'",
  ],
  [
    'contract/*.ts',
    `${profiles}/server/a.ts`,
    "import '#features/members/accounts/contract/premium.ts'",
  ],
  [
    'server/index.ts',
    `${profiles}/server/a.ts`,
    "import '#features/members/accounts/server/index.ts'",
  ],
  ['web/index.ts', `${profiles}/web/a.tsx`, "import '#features/members/accounts/web/index.ts'"],
])('a feature may import %s of a feature it uses', async (_, path, text) => {
  expect(await broken({ [path]: `${text}\n` })).toEqual([])
})

/** The first report from a rule, in a project with one additional file. */
async function reported(rule: string, path: string, text: string): Promise<string | undefined> {
  const targets = {
    [`${accounts}/server/testing/made.ts`]: 'export const made = 1\n',
    [`${blocks}/index.ts`]: 'export const x = 1\n',
  }
  const found = await broken({ ...targets, [path]: `// Planted.\n${text}\n` })
  expect(found.join('\n')).toContain(`(${rule})`)
  return found.find((line) => line.includes(`(${rule})`))
}

function reportAt(path: string): RegExp {
  return new RegExp(`^${RegExp.escape(path)}:[23] → `)
}

test('a circular import is reported with all its steps', async () => {
  const found = await broken({
    'src/platform/server/a.ts': "import './b.ts'\n",
    'src/platform/server/b.ts': "import type { x } from './a.ts'\nexport type y = x\n",
  })
  expect(found).toEqual([
    'src/platform/server/a.ts:1 → src/platform/server/b.ts → src/platform/server/a.ts: an import cycle (no-cycle)',
  ])
})

test('an import chain that brings zod to the browser is reported with every step', async () => {
  const path = 'src/app/web/entry-client.tsx'
  const files = {
    [path]: "import { pages } from '#features/members/profiles/web/index.ts'\npages()\n",
    [`${profiles}/web/index.ts`]:
      "import { call } from '#kernel/endpoint.ts'\nexport const pages = call\n",
  }
  const steps = [path, `${profiles}/web/index.ts`, 'src/kernel/endpoint.ts'].join(' → ')
  const chain = `${path}:0 ${steps} → `
  expect(await broken(files)).toEqual([
    expect.stringMatching(
      new RegExp(`^${RegExp.escape(chain)}.*zod.*would be sent to the browser$`),
    ),
  ])
})

test('a re-export that the browser does not use does not count as sent to it', async () => {
  const files = {
    'src/app/web/entry-client.tsx':
      "import { age } from '#features/members/accounts/index.ts'\nage()\n",
    [`${accounts}/index.ts`]:
      "export { age } from './rules/age.ts'\nexport { born } from './rules/born.ts'\n",
    [`${accounts}/rules/born.ts`]: "import { z } from 'zod'\nexport const born = z.string()\n",
  }
  expect(await broken(files)).toEqual([])
  const used = {
    ...files,
    [`${accounts}/rules/age.ts`]: "import { born } from './born.ts'\nexport const age = born\n",
  }
  const steps = [
    'src/app/web/entry-client.tsx',
    `${accounts}/rules/age.ts`,
    `${accounts}/rules/born.ts`,
  ].join(' → ')
  expect(await broken(used)).toEqual([
    `src/app/web/entry-client.tsx:0 ${steps} → node_modules/zod: zod would be sent to the browser`,
  ])
})

test('the model weights of message safety are never sent to the browser, not even lazily', async () => {
  const weights = 'src/features/safety/message-safety/rules/classifier/learnt/weights.ts'
  const files = {
    'src/app/web/entry-client.tsx': "export const later = () => import('./warn.ts')\n",
    'src/app/web/warn.ts':
      "import { weights } from '#features/safety/message-safety/index.ts'\nexport const warn = weights\n",
    'src/features/safety/message-safety/index.ts':
      "export { weights } from './rules/classifier/learnt/weights.ts'\n",
    [weights]: 'export const weights = [1]\n',
  }
  const steps = ['src/app/web/entry-client.tsx', 'src/app/web/warn.ts', weights].join(' → ')
  expect(await broken(files)).toEqual([
    `src/app/web/entry-client.tsx:0 ${steps}: the model weights (88 kB) would be sent to the browser`,
  ])
})

test('an import within a type is refused, because dependency-cruiser does not see it', async () => {
  const path = `${accounts}/web/a.ts`
  expect(await broken({ [path]: "export type C = typeof import('../contract.ts')\n" })).toEqual([
    `${path}:1 write \`import type\` at the top of the file instead of a type import`,
  ])
})
