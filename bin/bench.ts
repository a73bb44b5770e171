import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { openTestbed } from '../bench/ground/open-testbed.ts'
import { readConditions } from '../bench/report/conditions.ts'
import type { Measure, Outcome } from '../bench/report/outcome.ts'
import { formatTable } from '../bench/report/format-table.ts'
import { build } from './build.ts'
import { exitWithError } from './start/exit-with-error.ts'

// `npm run bench [name …]`: each bench/<name>.ts measures one thing in the same environment; a
// table shows all of them, and bench/results/<name>.json stores each result. BENCH_MEMBERS=20000
// uses fewer members for a quick run.
const print = (line: string) => console.log(line)
const members = Number(process.env.BENCH_MEMBERS ?? 100_000)
const requestedNames = process.argv.slice(2)
/** Fills a second database with a million members, so it runs only when named explicitly. */
const onlyNamed: ReadonlySet<string> = new Set(['growth'])

async function bench(): Promise<void> {
  const names = globSync('bench/*.ts', { cwd: projectRoot })
    .map((file) => basename(file, '.ts'))
    .filter((name) =>
      requestedNames.length === 0 ? !onlyNamed.has(name) : requestedNames.includes(name),
    )
    .sort()
  if (names.length === 0) throw new Error('There is no such measurement in bench/.')
  await build(print)
  const testbed = await openTestbed(members, print)
  const outcomes = new Map<string, Outcome>()
  try {
    for (const name of names) {
      print(`Measuring ${name} …`)
      const { measure } = (await import(join(projectRoot, 'bench', `${name}.ts`))) as {
        measure: Measure
      }
      const conditions = await readConditions(
        testbed.insider.database,
        members,
        testbed.insider.now(),
      )
      const outcome = await measure(testbed)
      outcomes.set(name, outcome)
      keep(name, { name, ...outcome, conditions })
    }
  } finally {
    print(formatTable(outcomes))
    await testbed.close()
  }
}

function keep(name: string, outcome: object): void {
  const folder = join(projectRoot, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(outcome, null, 2)}\n`)
}

bench().catch((error) => exitWithError(error))
