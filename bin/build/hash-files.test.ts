import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashFiles } from './hash-files.ts'

test('the hash depends on file names and contents, but not on tests, SQL or missing files', () => {
  const root = mkdtempSync(join(tmpdir(), 'hash-'))
  const hash = () => hashFiles(root, ['src', 'one.txt', 'missing'])
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  writeFileSync(join(root, 'one.txt'), '1')
  writeFileSync(join(root, 'src/deep/a.ts'), 'a')
  const first = hash()
  writeFileSync(join(root, 'src/deep/a.test.ts'), 'x')
  writeFileSync(join(root, 'src/001-a.sql'), 'x')
  mkdirSync(join(root, 'src/testing'))
  writeFileSync(join(root, 'src/testing/start.ts'), 'x')
  expect(hash()).toBe(first)
  writeFileSync(join(root, 'src/deep/a.ts'), 'b')
  const second = hash()
  expect(second).not.toBe(first)
  writeFileSync(join(root, 'src/b.ts'), '')
  expect(hash()).not.toBe(second)
  rmSync(root, { recursive: true })
})
