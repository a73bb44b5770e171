import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { openGround } from '../bench/ground/open-ground.ts'
import { readConditions } from '../bench/report/conditions.ts'
import type { Measure, Outcome } from '../bench/report/outcome.ts'
import { table } from '../bench/report/table.ts'
import { build } from './build.ts'
import { tellFault } from './start/tell-fault.ts'

// `npm run bench [name …]`: each bench/<name>.ts measures one thing in the same environment; a
// table shows all of them, and bench/results/<name>.json stores each result. BENCH_MEMBERS=20000
// uses fewer members for a quick run.
const say = (line: string) => console.log(line)
const members = Number(process.env.BENCH_MEMBERS ?? 100_000)
const wanted = process.argv.slice(2)
/** Fills a second database with a million members, so it runs only when named explicitly. */
const onlyNamed: ReadonlySet<string> = new Set(['growth'])

async function bench(): Promise<void> {
  const names = globSync('bench/*.ts', { cwd: projectRoot })
    .map((file) => basename(file, '.ts'))
    .filter((name) => (wanted.length === 0 ? !onlyNamed.has(name) : wanted.includes(name)))
    .sort()
  if (names.length === 0) throw new Error('There is no such measurement in bench/.')
  await build(say)
  const ground = await openGround(members, say)
  const outcomes = new Map<string, Outcome>()
  try {
    for (const name of names) {
      say(`Measuring ${name} …`)
      const { measure } = (await import(join(projectRoot, 'bench', `${name}.ts`))) as { measure: Measure }
      const conditions = await readConditions(ground.insider.database, members, ground.insider.now())
      const outcome = await measure(ground)
      outcomes.set(name, outcome)
      keep(name, { name, ...outcome, conditions })
    }
  } finally {
    say(table(outcomes))
    await ground.close()
  }
}

function keep(name: string, found: object): void {
  const folder = join(projectRoot, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(found, null, 2)}\n`)
}

bench().catch((error) => tellFault(error))
