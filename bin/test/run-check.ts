import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Check } from '../checks.ts'
import { countTests } from './count-tests.ts'
import { runCommand } from './run-command.ts'
import { setTestTime } from './test-time.ts'

/**
 * Both test steps use the same start time, so that nothing created by the first is in the future
 * for the second.
 */
const testTime: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test' }
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
  const { code, output } = await runCommand(check.command)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** Runs tests. A run that fails for another reason counts as one more failure. */
async function runTests(check: Check, settings: Readonly<Record<string, string>>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'minuet-check-'))
  const report = join(folder, 'report.json')
  const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  try {
    const command = [...check.command, ...reporting]
    const { code, output } = await runCommand(command, { ...testTime, ...settings })
    return { ...countTests(report, code), output }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
