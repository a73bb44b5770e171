import { expect, test } from 'vitest'
import type { Plugin } from 'vite'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { directImports } from './straight-doors.ts'

type Transform = (code: string, id: string) => Promise<{ code: string } | null>

async function straight(code: string, id: string): Promise<string | undefined> {
  const plugin = directImports() as Plugin & {
    configResolved: (config: { root: string }) => void
    transform: Transform
  }
  plugin.configResolved({ root: projectRoot })
  return (await plugin.transform(code, `${projectRoot}/src/${id}`))?.code
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
    'an import of a feature’s index.ts is replaced by one of the rules file',
    "import { secondThought } from '#features/safety/message-safety/index.ts'",
    'app/web/a.tsx',
    `import { secondThought as secondThought } from '${projectRoot}/src/features/safety/message-safety/rules/classifier/second-thoughts.ts'`,
  ],
  [
    'an import through two public entries is replaced by one of the declaring file',
    "import { MessageWarning } from '#features/safety/message-safety/web/index.ts'",
    'app/web/a.tsx',
    `import { MessageWarning as MessageWarning } from '${projectRoot}/src/features/safety/message-safety/web/warnings/message-warning.tsx'`,
  ],
  [
    'a re-export from a public entry is replaced by one from the declaring file',
    "export { loadMember as load } from '#features/members/profiles/web/index.ts'",
    'app/web/a.tsx',
    `export { loadMember as load } from '${projectRoot}/src/features/members/profiles/web/load-member.ts'`,
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
