import { relative } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { stopTestServer } from '#platform/server/testing/test-server.ts'
import { type Check, listChecks } from './checks.ts'
import { type Outcome, runCheck } from './test/run-check.ts'

// Runs every check, continues after failures, and ends with one line: N passed, N failed.
const requestedNames = process.argv.slice(2)
const chosen = listChecks().filter(
  ({ name }) => requestedNames.length === 0 || requestedNames.some((requestedName) => name.includes(requestedName)),
)
if (chosen.length === 0) console.log(`there is no check named ${requestedNames.join(' or ')}`)
let passed = 0
let failed = chosen.length === 0 ? 1 : 0
for (const check of chosen) {
  if (process.stdout.isTTY) process.stdout.write(`  ${check.name} …`)
  const outcome = await runCheck(check)
  passed += outcome.passed
  failed += outcome.failed
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
  if (outcome.failed > 0 || outcome.triedAgain.length > 0) console.log(outcome.output.trimEnd())
  console.log(closingLine(check, outcome))
}
await stopTestServer()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function closingLine(check: Check, outcome: Outcome): string {
  const mark = outcome.failed === 0 ? '✓' : '✗'
  const count =
    check.counts === 'tests'
      ? `${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} failed` : ''}, `
      : ''
  const again = outcome.triedAgain.map((file) => `\n  tried twice: ${relative(projectRoot, file)}`).join('')
  return `${mark} ${check.name.padEnd(20)} ${count}${outcome.seconds.toFixed(1)} s${again}`
}
