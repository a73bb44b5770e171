import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { runOf } from '#platform/server/testing/names-of-runs.ts'
import type { Check } from '../checks.ts'
import { countTests } from './count-tests.ts'
import { setTestTime } from './test-time.ts'

/** One time for both steps of tests: what the first makes for the second is not of its future. */
const testTime: NodeJS.ProcessEnv = { ...process.env }
setTestTime(testTime)

export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  /** All that the step wrote. */
  readonly output: string
}

/** Runs one step to its end. A step of tests whose program fails in any other way counts as one more failure. */
export async function runCheck(check: Check): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'minuet-check-'))
  const report = join(folder, 'report.json')
  const reporting = check.counts === 'tests' ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : []
  const began = performance.now()
  const { code, output } = await run(
    [...check.command, ...reporting],
    check.counts === 'tests' ? testTime : process.env,
  )
  const seconds = (performance.now() - began) / 1000
  const count =
    check.counts === 'tests' ? countTests(report, code) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  rmSync(folder, { recursive: true })
  return { ...count, seconds, output }
}

function run(
  [program = '', ...flags]: readonly string[],
  around: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const bin = join(projectRoot, 'node_modules/.bin')
  const env = {
    ...around,
    NO_COLOR: '1',
    NODE_ENV: 'test',
    MINUET_TEST_RUN: runOf(process.pid),
    PATH: `${bin}:${process.env.PATH}`,
  }
  const child = spawn(program === 'node' ? process.execPath : program, flags, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const gather = (text: Buffer) => (output += text)
  child.stdout.on('data', gather)
  child.stderr.on('data', gather)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
