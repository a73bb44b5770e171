import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'
import { createTestProject } from './testing/create-test-project.ts'

function broken(text: string, path = 'src/a.ts'): string[] {
  const { read, breaches } = checkWords(createTestProject({ [path]: text }))
  expect(read).toBe(1)
  return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('ordinary text passes', () => {
  expect(
    broken(
      "// Work is shared between two processes; see docs/self-hosting.md and https://example.org/home/.\nimport './home/a.ts'\n",
    ),
  ).toEqual([])
  expect(
    broken(
      '// oxlint-disable-next-line no-control-regex -- control characters are what is being refused\n',
    ),
  ).toEqual([])
  expect(broken('// biome-ignore-all format: written by bin/generate-icons.mjs\n')).toEqual([])
  expect(broken('// @ts-expect-error the package has no types\n')).toEqual([])
})

test.each([
  ['/* see /wo' + 'rk/plan.md */', 'a path of one machine'],
  ["readFile('/Us" + "ers/kim/x')", 'a path of one machine'],
  ['// from ../sha' + 'red/notes', 'a path of one machine'],
  ['"resolved": "https://npm-regi' + 'stry.example.net/x"', 'the address of a package registry'],
  ['// as iss' + 'ue 12 asks', 'a ticket readers cannot open: say what it was about'],
])('%s', (text, why) => {
  expect(broken(`\n${text}\n`).join()).toMatch(new RegExp(`^src/a\\.ts:2 .*${why}$`))
})

test('documents are checked too', () => {
  expect(broken('see ../sha' + 'red/README.md', 'docs/a.md')).toHaveLength(1)
})

test.each([
  ['// oxlint-disable-next-line no-eval', 'oxlint-disable without its reason'],
  ['// @ts-expect-error', '@ts-expect-error without its reason'],
  ['// @ts-ignore it is fine', '@ts-ignore hides every error: use @ts-expect-error'],
  ['// biome-ignore lint: x', 'biome-ignore does nothing here: rules are oxlint’s'],
])('%s', (text, why) => {
  expect(broken(text)).toEqual([`src/a.ts:1 ${why}`])
})
