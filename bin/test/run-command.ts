import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { getRunId } from '#platform/server/testing/run-names.ts'

/**
 * Runs a command in the project folder until it ends, with programs from node_modules/.bin and
 * `settings` as additional environment variables.
 */
export function runCommand(
  [program = '', ...flags]: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> {
  const bin = join(projectRoot, 'node_modules/.bin')
  const env = {
    ...process.env,
    NO_COLOR: '1',
    NODE_ENV: 'test',
    ...settings,
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
