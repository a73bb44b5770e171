import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { runOf } from '#platform/server/testing/names-of-runs.ts'
import type { Check } from '../checks.ts'
import { countTests } from './count-tests.ts'
import { filesToTryAgain } from './second-try.ts'
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
  /** Files with failures that were run once more: they hold a bet on the machine, even where they passed then. */
  readonly triedAgain: readonly string[]
}

/** Runs one step to its end. */
export async function runCheck(check: Check): Promise<Outcome> {
  const began = performance.now()
  const outcome = await (check.counts === 'tests' ? runTests(check) : runOne(check))
  return { ...outcome, seconds: (performance.now() - began) / 1000 }
}

type Count = Omit<Outcome, 'seconds'>

async function runOne(check: Check): Promise<Count> {
  const { code, output } = await run(check.command, process.env)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, triedAgain: [] }
}

/**
 * Runs tests. A program that fails in any other way counts as one more failure. A machine shared with others may be slower than a
 * browser's patience: where CI is set, files with failures are tried once more, alone and from their beginning.
 */
async function runTests(check: Check): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'minuet-check-'))
  const once = async (name: string, files: readonly string[]) => {
    const report = join(folder, name)
    const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await run([...check.command, ...files, ...reporting], testTime)
    return { ...countTests(report, code), output, report }
  }
  try {
    const first = await once('first.json', [])
    const triedAgain = process.env.CI === undefined || first.failed === 0 ? [] : filesToTryAgain(first.report)
    if (triedAgain.length === 0) return { ...first, triedAgain }
    const second = await once('second.json', triedAgain)
    const mended = Math.max(0, first.failed - second.failed)
    const output = `${first.output}\nOnce more, alone:\n${second.output}`
    return { passed: first.passed + mended, failed: second.failed, output, triedAgain }
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
