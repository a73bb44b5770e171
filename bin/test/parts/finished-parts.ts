import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'

/** A part, or one batch of it, that succeeded. */
export interface FinishedPart {
  readonly state: string
  readonly at: string
  readonly seconds: number
  readonly figures: readonly string[]
}

const file = join(projectRoot, '.cache/finished-parts.json')

/** Names the code as it is now: the commit, and a hash of the changes since. */
export function readCodeState(): string {
  const git = (...flags: string[]) =>
    execFileSync('git', flags, { cwd: projectRoot, maxBuffer: 1e9 }).toString()
  // Measurements write their results there.
  const code = ['--', '.', ':!bench/results']
  const changes = git('status', '--porcelain', ...code) + git('diff', 'HEAD', ...code)
  const suffix =
    changes === '' ? '' : `+${createHash('sha256').update(changes).digest('hex').slice(0, 8)}`
  return `${git('rev-parse', '--short=12', 'HEAD').trim()}${suffix}`
}

/** Returns the remembered run of a part in this state of the code; undefined if there is none. */
export function findFinished(name: string, state: string): FinishedPart | undefined {
  const found = read()[name]
  return found?.state === state ? found : undefined
}

/** Remembers a part immediately, so that an interrupted run continues after it. */
export function rememberFinished(name: string, finished: FinishedPart): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...read(), [name]: finished }, null, 2)}\n`)
}

function read(): Record<string, FinishedPart> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, FinishedPart>
  } catch {
    return {}
  }
}
