import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createTestProject } from '../testing/create-test-project.ts'
import { checkCommitSubject } from './check-commit-subject.ts'
import { checkCommits } from './check-commits.ts'
import { readBranchCommits } from './read-branch-commits.ts'

test.each([
  'Add a check for plain English',
  'Do not refund messages read while the nightly job runs',
  'Process refunds of erased accounts',
  'Embed the fonts',
  'Bring back the search box',
  'Merge one baseline of tables per feature and standard SQL names, and whatever else a merge says here',
  'fixup! Add a check.',
  `Use ${'x'.repeat(68)}`,
])('the subject “%s” passes', (subject) => {
  expect(checkCommitSubject(subject)).toEqual({ errors: [], advice: [] })
})

test.each([
  [`Uses ${'x'.repeat(68)}`, 'the subject has 73 characters, 72 are allowed'],
  ['Add a check.', 'the subject ends with a full stop'],
  ['', 'the subject is empty'],
])('the subject “%s” is refused', (subject, error) => {
  expect(checkCommitSubject(subject).errors).toEqual([error])
})

test.each([
  'Added a check',
  'Adds a check',
  'Adding a check',
  'The check reads comments',
  'fix: refunds',
  'add a check',
])('the subject “%s” gets advice only', (subject) => {
  const { errors, advice } = checkCommitSubject(subject)
  expect([errors.length, advice.length > 0]).toEqual([0, true])
})

test('the commits since the base are checked', () => {
  const root = createTestProject({})
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
      cwd: root,
      encoding: 'utf8',
    })
  const commit = (subject: string) =>
    git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', subject)
  git('init', '--quiet')
  commit('An old subject that nobody checks.')
  const base = git('rev-parse', 'HEAD').trim()
  commit('Add one thing.')
  commit('Adds another thing')
  const commits = readBranchCommits(root, base)
  expect(commits.map(({ subject }) => subject)).toEqual(['Adds another thing', 'Add one thing.'])
  const { breaches, advice } = checkCommits(root, commits)
  expect(breaches.map(({ message }) => message)).toEqual([
    '“Add one thing.”: the subject ends with a full stop',
  ])
  expect(advice).toHaveLength(1)
})

test('without a repository or without the base nothing is checked', () => {
  const root = createTestProject({})
  expect(readBranchCommits(root)).toEqual([])
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  expect(readBranchCommits(root)).toEqual([])
})
