import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { getRunId } from '#platform/server/testing/run-names.ts'
import type { Check } from '../checks.ts'
import { countTests } from './count-tests.ts'
import { setTestTime } from './test-time.ts'

/**
 * Both test steps use the same start time, so that nothing created by the first is in the future
 * for the second.
 */
const testTime: NodeJS.ProcessEnv = { ...process.env }
setTestTime(testTime)

export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly seconds: number
  /** Everything the step printed. */
  readonly output: string
}

/** Runs one step until it ends; `testSettings` are environment variables of the test steps. */
export async function runCheck(
  check: Check,
  testSettings: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const startedAt = performance.now()
  const outcome = await (check.counts === 'tests' ? runTests(check, testSettings) : runOne(check))
  return { ...outcome, seconds: (performance.now() - startedAt) / 1000 }
}

type Count = Omit<Outcome, 'seconds'>

async function runOne(check: Check): Promise<Count> {
  const { code, output } = await run(check.command, process.env)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** Runs tests. A run that fails for another reason counts as one more failure. */
async function runTests(check: Check, settings: Readonly<Record<string, string>>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'minuet-check-'))
  const report = join(folder, 'report.json')
  const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const env = { ...testTime, ...settings }
    const { code, output } = await run([...check.command, ...reporting], env)
    return { ...countTests(report, code), output }
  } finally {
    rmSync(folder, { recursive: true })
  }
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
    MINUET_TEST_RUN: getRunId(process.pid),
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
