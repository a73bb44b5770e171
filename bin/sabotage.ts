import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { build } from './build.ts'
import { type PlantedBug, plantedBugs } from './sabotage/planted-bugs.ts'
import { makeScratchCopy } from './sabotage/scratch-copy.ts'

// `npm run sabotage [words]` plants one bug at a time in a copy of the project and reports which of
// them no test detects. With words, only bugs whose name contains them are planted. Exits with 1 if
// a bug survives.
const copy = join(projectRoot, '.cache/sabotage')
const filter = process.argv.slice(2).join(' ')

interface Ended {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
}

/** Runs tests in the copy. */
function run(files: readonly string[]): Ended {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const reportPath = join(copy, '.cache/ended.json')
  rmSync(reportPath, { force: true })
  const vitestArgs = [
    'run',
    '--project',
    'product',
    '--reporter',
    'json',
    '--outputFile',
    reportPath,
    ...files,
  ]
  spawnSync(process.execPath, [vitest, ...vitestArgs], { cwd: copy, stdio: 'ignore' })
  return JSON.parse(readFileSync(reportPath, 'utf8')) as Ended
}

/**
 * Result of running a bug's tests with the bug in place. If no test passes at all, the bug broke
 * the project and proves nothing.
 */
function testBug({ name, file, from, to, gates }: PlantedBug): 'seen' | 'SURVIVED' | 'BROKEN' {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  if (whole.split(from).length !== 2)
    throw new Error(`“${name}”: ${file} does not contain its text exactly once.`)
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    const { numFailedTests, numPassedTests } = run(gates)
    return numFailedTests === 0 ? 'SURVIVED' : numPassedTests === 0 ? 'BROKEN' : 'seen'
  } finally {
    writeFileSync(path, whole)
  }
}

await build(console.log)
makeScratchCopy(projectRoot, copy)
const bugs = plantedBugs.filter(({ name }) => name.includes(filter))
if (bugs.length === 0) throw new Error('No planted bug has these words in its name.')
console.log('Running the tests without any bug …')
if (!run([...new Set(bugs.flatMap(({ gates }) => gates))]).success)
  throw new Error('The tests already fail without a bug.')
let survived = 0
for (const bug of bugs) {
  const verdict = testBug(bug)
  if (verdict !== 'seen') survived += 1
  console.log(`${verdict === 'seen' ? '✓ seen    ' : `✗ ${verdict.padEnd(8)}`} ${bug.name}`)
}
console.log(`${bugs.length - survived} of ${bugs.length} seen.`)
process.exitCode = survived === 0 ? 0 : 1
