import { examine } from './doctor/examine.ts'
import { formatFindings } from './doctor/finding.ts'

// Examines the installation and says what to do: `doctor`, or `doctor --json` for monitoring. It
// changes nothing and can be used while the site is running. The exit code is 0 if nothing failed
// (there may be warnings), 1 if something did, 2 for a wrong argument.
const [flag, ...more] = process.argv.slice(2)
if ((flag !== undefined && flag !== '--json') || more.length > 0) {
  console.error('Usage: doctor [--json]')
  process.exit(2)
}
const findings = await examine(process.env, new Date())
const failed = findings.some(({ state }) => state === 'fail')
if (flag === '--json') console.log(JSON.stringify({ ok: !failed, findings }, null, 2))
else for (const line of formatFindings(findings)) console.log(line)
process.exit(failed ? 1 : 0)
