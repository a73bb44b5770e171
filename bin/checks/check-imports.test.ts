import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { planted } from './testing/planted.ts'

const floors = { places: [], accounts: ['places'], profiles: ['accounts'] }
const ground = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: {
      '#kernel/*': './src/kernel/*',
      '#platform/*': './src/platform/*',
      '#features/*': './src/features/*',
      '#app/*': './src/app/*',
    },
    dependencies: { zod: '*', pg: '*', react: '*' },
  }),
  'src/kernel/call.ts': "import { z } from 'zod'\nexport const call = z.string()\nexport type Call = string\n",
  'src/platform/server/pool.ts': "import pg from 'pg'\nexport const pool = new pg.Pool()\n",
  'src/platform/web/page.ts': 'export const page = 1\n',
  'src/features/members/accounts/contract.ts':
    "import { call } from '#kernel/call.ts'\nexport const contract = { call }\n",
  'src/features/members/accounts/rules/age.ts': 'export const age = 1\n',
  'src/features/members/accounts/locales/en.ts': "export const en = { title: 'a' } as const\n",
  'src/features/members/accounts/server/index.ts': "import { find } from './store.ts'\nexport const accounts = find\n",
  'src/features/members/accounts/server/store.ts':
    "import { pool } from '#platform/server/pool.ts'\nexport const find = pool\n",
  'src/features/members/accounts/web/index.ts': "export const pages = [() => import('./login-page.tsx')]\n",
  'src/features/accounts/web/login-page.tsx':
    "import type { contract } from '../contract.ts'\nexport const Page = (p: typeof contract) => <p>{String(p)}</p>\n",
  'src/features/profiles/rules/own.ts':
    "import { age } from '#features/members/accounts/rules/age.ts'\nexport const own = age\n",
  'src/features/members/profiles/server/index.ts':
    "import { accounts } from '#features/members/accounts/server/index.ts'\nexport const profiles = accounts\n",
  'src/app/compose.ts':
    "import { profiles } from '#features/members/profiles/server/index.ts'\nexport const compose = profiles\n",
  'src/app/web/entry-client.tsx':
    "import { pages } from '#features/members/accounts/web/index.ts'\nimport { calls } from 'virtual:calls'\npages(calls)\n",
  'bin/start.ts': "import { compose } from '#app/compose.ts'\ncompose()\n",
}

async function broken(files: Record<string, string>): Promise<string[]> {
  const { read, breaches } = await checkImports(planted({ ...ground, ...files }), floors)
  expect(read).toBe(Object.keys({ ...ground, ...files }).length - 1)
  return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('a valid project passes', async () => {
  expect(await broken({})).toEqual([])
})

const at = (feature: string) => `src/features/${feature}`
test.each<[rule: string, path: string, text: string]>([
  ['found', 'src/app/server.ts', "import './gone.ts'"],
  ['declared', 'src/app/server.ts', "import 'pino'"],
  ['kernel-is-ground', 'src/kernel/money.ts', "import 'react'"],
  ['web-is-no-node', 'src/kernel/money.ts', "import 'node:fs'"],
  ['platform-knows-no-product', 'src/platform/server/a.ts', "import '#features/members/accounts/server/index.ts'"],
  ['platform-knows-no-product', 'src/platform/server/a.ts', "import type { x } from '../../main/compose.ts'"],
  ['roof-above-all', `${at('accounts')}/server/a.ts`, "import type { x } from '#app/compose.ts'"],
  ['roof-above-all', 'db/cast/seed.ts', "import '#app/compose.ts'"],
  ['src-above-tools', `${at('accounts')}/server/a.ts`, "import '../../../../bin/start.ts'"],
  ['rules-are-pure', `${at('accounts')}/rules/a.ts`, "import '../server/store.ts'"],
  ['rules-are-pure', `${at('accounts')}/rules/a.ts`, "import type { x } from '#platform/web/page.ts'"],
  ['rules-are-pure', `${at('places')}/contract.ts`, "import 'react'"],
  ['phrases-stand-alone', `${at('accounts')}/locales/de.ts`, "import { en } from './en.ts'"],
  ['web-is-no-server', `${at('accounts')}/web/a.tsx`, "import { find } from '../server/store.ts'"],
  ['web-is-no-server', 'src/app/web/a.tsx', "import type { x } from '../compose.ts'"],
  ['web-is-no-node', `${at('accounts')}/web/a.tsx`, "import 'node:fs'"],
  ['web-takes-contracts-as-types', `${at('accounts')}/web/a.tsx`, "import { contract } from '../contract.ts'"],
  [
    'web-takes-contracts-as-types',
    `${at('accounts')}/web/a.tsx`,
    "import type { Contract } from '../contract.ts'\nimport { contract } from '../contract.ts'",
  ],
  [
    'web-takes-contracts-as-types',
    `${at('accounts')}/web/a.tsx`,
    "import { type Contract, contract } from '../contract.ts'",
  ],
  ['web-takes-contracts-as-types', `${at('accounts')}/web/a.tsx`, "export { contract } from '../contract.ts'"],
  ['server-is-no-web', `${at('accounts')}/server/a.ts`, "import type { x } from '../web/index.ts'"],
  ['roof-takes-web-as-types', 'src/app/server.ts', "import './web/entry-client.tsx'"],
  ['phrases-as-types', `${at('accounts')}/web/a.tsx`, "import { en } from '../locales/en.ts'"],
  ['nobody-needs-tests', `${at('accounts')}/server/a.ts`, "import './testing/made.ts'"],
  ['one-way-to-postgres', `${at('accounts')}/server/a.ts`, "import pg from 'pg'"],
  ['one-way-to-payment-providers', `${at('accounts')}/server/a.ts`, "import Stripe from 'stripe'"],
  ['map-of-places', `${at('places')}/server/a.ts`, "import '#features/members/accounts/server/index.ts'"],
  ['map-of-profiles', `${at('profiles')}/rules/a.ts`, "import type { x } from '#features/places/rules/a.ts'"],
  ['doors-below-profiles', `${at('profiles')}/server/a.ts`, "import '#features/members/accounts/server/store.ts'"],
  [
    'doors-below-profiles',
    `${at('profiles')}/web/a.tsx`,
    "const later = () => import('#features/accounts/web/login-page.tsx')",
  ],
])('%s: %s', async (rule, path, text) => {
  const extra = {
    [`${at('accounts')}/server/testing/made.ts`]: 'export const made = 1\n',
    [`${at('places')}/rules/a.ts`]: 'export const x = 1\n',
  }
  const found = await broken({ ...extra, [path]: `// Planted.\n${text}\n` })
  expect(found.join('\n')).toContain(`(${rule})`)
  expect(found.find((line) => line.includes(`(${rule})`))).toMatch(new RegExp(`^${RegExp.escape(path)}:[23] → `))
})

test('a circular import is reported with all its steps', async () => {
  const found = await broken({
    'src/platform/server/a.ts': "import './b.ts'\n",
    'src/platform/server/b.ts': "import type { x } from './a.ts'\nexport type y = x\n",
  })
  expect(found).toEqual([
    'src/platform/server/a.ts:1 → src/platform/server/b.ts → src/platform/server/a.ts: an import circle (no-circle)',
  ])
})

test('an import chain that brings zod to the browser is reported with every step', async () => {
  const path = 'src/features/members/accounts/web/index.ts'
  expect(await broken({ [path]: "import { call } from '#kernel/call.ts'\nexport const pages = call\n" })).toEqual([
    expect.stringMatching(
      /^src\/main\/web\/entry-client\.tsx:0 src\/main\/web\/entry-client\.tsx → src\/features\/accounts\/web\/index\.ts → src\/platform\/kernel\/call\.ts → .*zod.*would be sent to the browser$/,
    ),
  ])
})

test('an import within a type is refused, because dependency-cruiser does not see it', async () => {
  const path = 'src/features/accounts/web/a.ts'
  expect(await broken({ [path]: "export type C = typeof import('../contract.ts')\n" })).toEqual([
    `${path}:1 write \`import type\` at the top of the file instead of a type import`,
  ])
})
