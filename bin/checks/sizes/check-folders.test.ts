import { expect, test } from 'vitest'
import { createTestProject } from '../testing/create-test-project.ts'
import { checkFolders } from './check-folders.ts'

const fill = (folder: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${folder}/part-${index}.ts`, '']),
  )

function broken(files: Record<string, string>): string[] {
  return checkFolders(createTestProject(files)).map(({ file, message }) => `${file} ${message}`)
}

test('a folder may have 30 entries, counting its subfolders', () => {
  expect(broken(fill('src/chat/rules', 30))).toEqual([])
  expect(broken(fill('src/chat/rules', 31))).toEqual([
    'src/chat/rules has 31 entries, 30 are allowed: sort them into subfolders',
  ])
  expect(broken({ ...fill('src/chat/rules', 30), 'src/chat/rules/deep/wait.ts': '' })).toEqual([
    'src/chat/rules has 31 entries, 30 are allowed: sort them into subfolders',
  ])
})

test.each(['bin', 'db/cast/members', 'docs', 'src/features', 'test/harness'])(
  'the limit applies in %s',
  (folder) => {
    expect(broken(fill(folder, 31))).toHaveLength(1)
  },
)

test.each([
  'src/app/locales',
  'src/features/money/payments/locales/checkout',
  'src/features/money/payments/server/sql/functions',
  'src/ui/icons/shapes',
  'src/ui/components',
  'db/cast/portraits',
  'docs/decisions',
])('%s is a collection and may have more', (folder) => {
  expect(broken(fill(folder, 31))).toEqual([])
})
