import { spawnSync } from 'node:child_process'

/** The last commit before subjects were checked. */
export const baseCommit = '2f882878df5d'

export interface Commit {
  readonly id: string
  readonly subject: string
}

/**
 * Reads the commits since `base`, newest first, without merges. Returns none where Git, the
 * repository or the base is missing, as in a shallow clone or an archive.
 */
export function readBranchCommits(root: string, base: string = baseCommit): Commit[] {
  if (!runGit(root, ['merge-base', '--is-ancestor', base, 'HEAD']).ok) return []
  const { ok, output } = runGit(root, ['log', '--no-merges', '--format=%h %s', `${base}..HEAD`])
  if (!ok) return []
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      id: line.slice(0, line.indexOf(' ')),
      subject: line.slice(line.indexOf(' ') + 1),
    }))
}

function runGit(root: string, words: readonly string[]): { ok: boolean; output: string } {
  const { status, stdout, error } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return { ok: error === undefined && status === 0, output: stdout ?? '' }
}
