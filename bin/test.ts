import { stopTestServer } from '#platform/server/testing/test-server.ts'
import { type Check, listChecks } from './checks.ts'
import { fullSize } from './test/full-size.ts'
import { chooseParts, runParts } from './test/parts/run-parts.ts'
import { runCommand } from './test/run-command.ts'
import { type Outcome, runCheck } from './test/run-check.ts'

// Runs every check, continues after failures, and ends with one line: N passed, N failed. With
// --full, tests with a short form run at full size, and the names of parts run only those
// (`figures`: all of them), without what has succeeded with this code unless --again is given.
const flags = ['--full', '--again']
const requestedNames = process.argv.slice(2).filter((argument) => !flags.includes(argument))
const parts = process.argv.includes('--full') ? chooseParts(requestedNames) : null
if (parts !== null) {
  // The tests of a run use the pages built before it.
  const built = await runCommand(['node', 'bin/build.ts'], { NODE_ENV: 'production' })
  if (built.code !== 0) throw new Error(built.output)
  const failedParts = await runParts(parts, process.argv.includes('--again'))
  await stopTestServer()
  console.log(failedParts === 0 ? 'all parts passed' : `${failedParts} failed`)
  process.exit(failedParts === 0 ? 0 : 1)
}
const testSettings = process.argv.includes('--full') ? fullSize : {}
const chosen = listChecks().filter(
  ({ name }) =>
    requestedNames.length === 0 ||
    requestedNames.some((requestedName) => name.includes(requestedName)),
)
if (chosen.length === 0) console.log(`there is no check named ${requestedNames.join(' or ')}`)
let passed = 0
let failed = chosen.length === 0 ? 1 : 0
const running = new Set<string>()
// Most checks use one core, so two run at a time; tests use every core and need the build.
const checks = chosen.filter(({ counts }) => counts === 'one')
await Promise.all([runAll(checks), runAll(checks)])
await runAll(chosen.filter(({ counts }) => counts === 'tests'))
await stopTestServer()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Runs the checks of a list until none is left. */
async function runAll(waiting: Check[]): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    running.add(check.name)
    showRunning()
    const outcome = await runCheck(check, testSettings)
    running.delete(check.name)
    passed += outcome.passed
    failed += outcome.failed
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
    if (outcome.failed > 0) console.log(outcome.output.trimEnd())
    console.log(closingLine(check, outcome))
    showRunning()
  }
}

function showRunning(): void {
  if (process.stdout.isTTY && running.size > 0)
    process.stdout.write(`\r\u001b[K  ${[...running].join(', ')} …`)
}

function closingLine(check: Check, outcome: Outcome): string {
  const mark = outcome.failed === 0 ? '✓' : '✗'
  const count =
    check.counts === 'tests'
      ? `${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} failed` : ''}, `
      : ''
  return `${mark} ${check.name.padEnd(20)} ${count}${outcome.seconds.toFixed(1)} s`
}
