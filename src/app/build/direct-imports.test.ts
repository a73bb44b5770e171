import { expect, test } from 'vitest'
import type { Plugin } from 'vite'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { createTestProject } from '../../../bin/checks/testing/create-test-project.ts'
import { directImports } from './direct-imports.ts'

type Transform = (code: string, id: string) => Promise<{ code: string } | null>

async function straight(code: string, id: string, root = projectRoot): Promise<string | undefined> {
  const plugin = directImports() as Plugin & {
    configResolved: (config: { root: string }) => void
    transform: Transform
  }
  plugin.configResolved({ root })
  return (await plugin.transform(code, `${root}/src/${id}`))?.code
}

const ui = `${projectRoot}/src/ui/components`

test.each([
  [
    'an import of a public entry is replaced by one of the declaring file',
    "import { Button, HeartIcon as Heart } from '#ui/components/index.ts'\nButton(Heart)",
    'app/web/a.tsx',
    `import { Button as Button } from '${ui}/button.tsx'\nimport { HeartIcon as Heart } from '${projectRoot}/src/ui/icons/shapes/heart.tsx'\nButton(Heart)`,
  ],
  [
    'a re-export from a public entry is replaced by one from the declaring file',
    "export { loadMember as load } from '#features/members/profiles/web/index.ts'",
    'app/web/a.tsx',
    `export { loadMember as load } from '${projectRoot}/src/features/members/profiles/web/member/load-member.ts'`,
  ],
  [
    'a name that the public entry declares itself is still imported from the entry',
    "import { pages } from '#features/conversation/chat/web/index.ts'",
    'app/web/a.tsx',
    "import { pages as pages } from '#features/conversation/chat/web/index.ts'",
  ],
  [
    'a dynamic import of one name loads the declaring file',
    "const step = async () => (await import('#features/members/photos/web/index.ts')).PhotoStep",
    'app/web/a.tsx',
    `const step = async () => (await import('${projectRoot}/src/features/members/photos/web/photo-step.tsx')).PhotoStep`,
  ],
  [
    'a public entry keeps only its own declarations',
    "export { useUnread } from './use-unread.ts'\nexport const pages = []",
    'features/conversation/chat/web/index.ts',
    '\nexport const pages = []',
  ],
])('%s', async (_, code, id, expected) => {
  expect(await straight(code, id)).toBe(expected)
})

test.each([
  ['a file without public entries', "import { a } from './a.ts'\na()", 'app/web/b.ts'],
  ['a library', "import { Button } from '#ui/components/index.ts'", '../node_modules/a/index.ts'],
])('%s is left unchanged', async (_, code, id) => {
  expect(await straight(code, id)).toBeUndefined()
})

test('an import of a feature’s index.ts is replaced by one of its rules, under the name declared there', async () => {
  const root = createTestProject({
    'src/features/members/accounts/index.ts': "export { isAdult as adult } from './rules/age.ts'\n",
  })
  expect(
    await straight(
      "import { adult } from '#features/members/accounts/index.ts'",
      'app/web/a.ts',
      root,
    ),
  ).toBe(`import { isAdult as adult } from '${root}/src/features/members/accounts/rules/age.ts'`)
})

test('an import through two public entries is replaced by one of the declaring file', async () => {
  const root = createTestProject({
    'src/features/money/accounting/web/index.ts': "export { Total } from './revenue/index.ts'\n",
    'src/features/money/accounting/web/revenue/index.ts':
      "export { Sum as Total } from './sum.tsx'\n",
  })
  expect(
    await straight(
      "export { Total } from '#features/money/accounting/web/index.ts'",
      'app/web/a.ts',
      root,
    ),
  ).toBe(`export { Sum as Total } from '${root}/src/features/money/accounting/web/revenue/sum.tsx'`)
})
