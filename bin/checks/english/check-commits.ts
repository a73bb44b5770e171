import type { Breach } from '../breach.ts'
import { checkCommitSubject } from './check-commit-subject.ts'
import { type Commit, readBranchCommits } from './read-branch-commits.ts'

/**
 * Checks the subjects of this branch's commits. Advice is returned separately, because it is not
 * enforced.
 */
export function checkCommits(
  root: string,
  commits: readonly Commit[] = readBranchCommits(root),
): {
  breaches: Breach[]
  advice: string[]
} {
  const checked = commits.map(({ id, subject }) => ({
    id,
    subject,
    ...checkCommitSubject(subject),
  }))
  return {
    breaches: checked.flatMap(({ id, subject, errors }) =>
      errors.map((message) => ({
        file: `commit ${id}`,
        line: 0,
        message: `“${subject}”: ${message}`,
      })),
    ),
    advice: checked.flatMap(({ id, subject, advice }) =>
      advice.map((message) => `commit ${id} “${subject}”: ${message} (advice)`),
    ),
  }
}
