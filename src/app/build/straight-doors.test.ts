import { expect, test } from 'vitest'
import type { Plugin } from 'vite'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { straightDoors } from './straight-doors.ts'

type Transform = (code: string, id: string) => Promise<{ code: string } | null>

async function straight(code: string, id: string): Promise<string | undefined> {
  const plugin = straightDoors() as Plugin & {
    configResolved: (config: { root: string }) => void
    transform: Transform
  }
  plugin.configResolved({ root: projectRoot })
  return (await plugin.transform(code, `${projectRoot}/src/${id}`))?.code
}

const ui = `${projectRoot}/src/ui/components`

test.each([
  [
    'an import through a door',
    "import { Button, HeartIcon as Heart } from '#ui/components/index.ts'\nButton(Heart)",
    'main/web/a.tsx',
    `import { Button as Button } from '${ui}/button.tsx'\nimport { HeartIcon as Heart } from '${projectRoot}/src/ui/icons/shapes/heart.tsx'\nButton(Heart)`,
  ],
  [
    'a name passed on',
    "export { loadMember as load } from '#features/members/profiles/web/index.ts'",
    'main/web/a.tsx',
    `export { loadMember as load } from '${projectRoot}/src/features/profiles/web/load-member.ts'`,
  ],
  [
    'what a door makes itself',
    "import { pages } from '#features/conversation/chat/web/index.ts'",
    'main/web/a.tsx',
    "import { pages as pages } from '#features/conversation/chat/web/index.ts'",
  ],
  [
    'a thing taken later',
    "const step = async () => (await import('#features/members/photos/web/index.ts')).PhotoStep",
    'main/web/a.tsx',
    `const step = async () => (await import('${projectRoot}/src/features/photos/web/photo-step.tsx')).PhotoStep`,
  ],
  [
    'the door itself',
    "export { useUnread } from './use-unread.ts'\nexport const pages = []",
    'features/chat/web/index.ts',
    '\nexport const pages = []',
  ],
])('%s leads straight to the file behind', async (_, code, id, expected) => {
  expect(await straight(code, id)).toBe(expected)
})

test.each([
  ['a file without doors', "import { a } from './a.ts'\na()", 'main/web/b.ts'],
  ['a library', "import { Button } from '#ui/components/index.ts'", '../node_modules/a/index.ts'],
])('%s stays as it is', async (_, code, id) => {
  expect(await straight(code, id)).toBeUndefined()
})
