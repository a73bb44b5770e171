import { expect, test } from 'vitest'
import { checkDecisions } from './check-decisions.ts'
import { createTestProject } from '../testing/create-test-project.ts'

const records = {
  'docs/decisions/001-one-folder.md': '# 001 One folder\n',
  'docs/decisions/002-one-contract.md': '# 002 One contract\n\nSee [001](001-one-folder.md).\n',
}

function broken(files: Record<string, string>): string[] {
  return checkDecisions(createTestProject({ ...records, ...files })).breaches.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
}

test('numbers without gaps and links that lead somewhere pass', () => {
  expect(broken({ 'README.md': '[why](docs/decisions/002-one-contract.md#context)\n' })).toEqual([])
})

test('two records with the same number are refused', () => {
  expect(broken({ 'docs/decisions/002-other.md': '# 002 Other\n' })).toEqual([
    'docs/decisions/002-other.md:0 is number 003: numbers are unique and without gaps',
  ])
})

test('a gap is refused', () => {
  expect(broken({ 'docs/decisions/004-other.md': '# 004 Other\n' })).toEqual([
    'docs/decisions/004-other.md:0 is number 003: numbers are unique and without gaps',
  ])
})

test('a heading with another number is refused', () => {
  expect(broken({ 'docs/decisions/003-other.md': '# 002 Other\n' })).toEqual([
    'docs/decisions/003-other.md:1 the heading does not begin with the number of the file',
  ])
})

test('a link to a record that does not exist is refused', () => {
  expect(broken({ 'src/chat/README.md': '\n[why](../../docs/decisions/002-gone.md)\n' })).toEqual([
    'src/chat/README.md:2 there is no ../../docs/decisions/002-gone.md',
  ])
})
