import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'

/** One step of `npm test`. */
export interface Check {
  /** As its closing line names it. */
  readonly name: string
  /** Run in the project's folder; programs come from node_modules/.bin. */
  readonly command: readonly string[]
  /** `tests`: vitest, counted test by test. `one`: the step itself passes or fails. */
  readonly counts: 'tests' | 'one'
  /** The step is left out while this file or folder is not there. */
  readonly needs?: string
}

/** Everything that must hold, in the order it is told: what is quick comes first. */
export function checks(): Check[] {
  return [
    ...['pure', 'server', 'web', 'tests'].map(types),
    one('lint', ['oxlint', '--deny-warnings'], 'src'),
    one('format', ['biome', 'format'], 'biome.json'),
    ...walls(),
    // Many tests beside the code start the whole site, which serves the built pages.
    one('build', ['node', 'bin/build.ts'], 'vite.config.ts'),
    tests('rules and server', ['--project', 'product'], 'src'),
    tests('browser journeys', ['--project', 'journeys'], 'test'),
  ].filter((check) => check.needs === undefined || existsSync(join(projectRoot, check.needs)))
}

function one(name: string, command: readonly string[], needs: string): Check {
  return { name, command, counts: 'one', needs }
}

/** Passes when a part has no test yet: an empty folder is no fault. */
function tests(name: string, which: readonly string[], needs: string): Check {
  return { name, command: ['vitest', 'run', '--passWithNoTests', ...which], counts: 'tests', needs }
}

function types(floor: string): Check {
  const config = `tsconfig.${floor}.json`
  return one(`types, ${floor}`, ['tsc', '--noEmit', '-p', config], config)
}

/** Every bin/check-<name>.ts is a wall. */
function walls(): Check[] {
  const files = readdirSync(join(projectRoot, 'bin')).filter(
    (file) => /^check-.+\.ts$/.test(file) && !file.endsWith('.test.ts'),
  )
  return files
    .sort()
    .map((file) => one(file.slice('check-'.length, -'.ts'.length), ['node', `bin/${file}`], `bin/${file}`))
}
