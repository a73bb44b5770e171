import { listFeatures } from '../../../../features.map.js'

export const features = listFeatures(
  {
    site: { uses: [], features: { geography: [] } },
    members: { uses: ['site'], features: { accounts: [], blocks: [], profiles: ['accounts'] } },
    money: { uses: ['site', 'members'], features: { credits: [] } },
  },
  [],
)

export const validProject = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: {
      '#kernel/*': './src/kernel/*',
      '#platform/*': './src/platform/*',
      '#ui/*': './src/ui/*',
      '#features/*': './src/features/*',
      '#app/*': './src/app/*',
    },
    dependencies: { zod: '*', pg: '*', react: '*' },
  }),
  'src/kernel/endpoint.ts':
    "import { z } from 'zod'\nexport const call = z.string()\nexport type Call = string\n",
  'src/platform/server/pool.ts': "import pg from 'pg'\nexport const pool = new pg.Pool()\n",
  'src/platform/web/page.ts': 'export const page = 1\n',
  'src/ui/components/button.tsx':
    "import { page } from '#platform/web/page.ts'\nexport const Button = page\n",
  'src/features/site/geography/index.ts': 'export const distance = 1\n',
  'src/features/members/accounts/contract.ts':
    "import { call } from '#kernel/endpoint.ts'\nexport const contract = { call }\n",
  'src/features/members/accounts/contract/premium.ts': 'export const contract = {}\n',
  'src/features/members/accounts/index.ts': "export { age } from './rules/age.ts'\n",
  'src/features/members/accounts/rules/age.ts': 'export const age = 1\n',
  'src/features/members/accounts/locales/en.ts': "export const en = { title: 'a' } as const\n",
  'src/features/members/accounts/locales/premium/en.ts':
    "export const en = { title: 'a' } as const\n",
  'src/features/members/accounts/server/index.ts':
    "import { find } from './store.ts'\nexport const accounts = find\n",
  'src/features/members/accounts/server/store.ts':
    "import { pool } from '#platform/server/pool.ts'\nexport const find = pool\n",
  'src/features/members/accounts/web/index.ts':
    "export const pages = [() => import('./login-page.tsx')]\n",
  'src/features/members/accounts/web/login-page.tsx': `import type { contract } from '../contract.ts'
import { Button } from '#ui/components/button.tsx'
export const Page = (p: typeof contract) => <p>{String(p)}{Button}</p>
`,
  'src/features/members/profiles/rules/own.ts':
    "import { age } from '#features/members/accounts/index.ts'\nexport const own = age\n",
  'src/features/members/profiles/server/index.ts':
    "import { accounts } from '#features/members/accounts/server/index.ts'\nexport const profiles = accounts\n",
  'src/features/members/profiles/web/index.ts': `import type { en } from '#features/members/accounts/locales/en.ts'
import type { en as premium } from '#features/members/accounts/locales/premium/en.ts'
export type Texts = typeof en & typeof premium
`,
  'src/features/money/credits/contract/wallet.ts': 'export const contract = {}\n',
  'src/features/money/credits/index.ts': `import { distance } from '#features/site/geography/index.ts'
import { age } from '#features/members/accounts/index.ts'
export const credits = distance + age
`,
  'src/features/money/credits/server/index.ts':
    "import { profiles } from '#features/members/profiles/server/index.ts'\nexport const wallet = profiles\n",
  'src/app/compose.ts':
    "import { profiles } from '#features/members/profiles/server/index.ts'\nexport const compose = profiles\n",
  'src/app/web/entry-client.tsx':
    "import { pages } from '#features/members/accounts/web/index.ts'\nimport { calls } from 'virtual:calls'\npages(calls)\n",
  'bin/start.ts': "import { compose } from '#app/compose.ts'\ncompose()\n",
}
