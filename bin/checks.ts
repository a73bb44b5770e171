import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'

/** One step of `npm test`. */
export interface Check {
  /** Name in its summary line. */
  readonly name: string
  /** Run in the project folder; programs come from node_modules/.bin. */
  readonly command: readonly string[]
  /** `tests`: vitest, counted test by test. `one`: the step as a whole passes or fails. */
  readonly counts: 'tests' | 'one'
  /** The step is skipped if this file or folder does not exist. */
  readonly needs?: string
}

/** All checks in the order they are reported, the quick ones first. */
export function listChecks(): Check[] {
  return [
    ...['pure', 'server', 'web', 'tests'].map(types),
    one('lint', ['oxlint', '--deny-warnings'], 'src'),
    one('format', ['biome', 'format'], 'biome.json'),
    ...architectureChecks(),
    // Many unit tests start the whole site, which serves the built pages.
    one('build', ['node', 'bin/build.ts'], 'vite.config.ts'),
    tests('rules and server', ['--project', 'product'], 'src'),
    tests('browser journeys', ['--project', 'journeys'], 'test'),
  ].filter((check) => check.needs === undefined || existsSync(join(projectRoot, check.needs)))
}

function one(name: string, command: readonly string[], needs: string): Check {
  return { name, command, counts: 'one', needs }
}

/** Passes if a part has no tests yet. */
function tests(name: string, which: readonly string[], needs: string): Check {
  return { name, command: ['vitest', 'run', '--passWithNoTests', ...which], counts: 'tests', needs }
}

function types(layer: string): Check {
  const config = `tsconfig.${layer}.json`
  return one(`types, ${layer}`, ['tsc', '--noEmit', '-p', config], config)
}

/** Every file of bin/checks/commands/ is an architecture check. */
function architectureChecks(): Check[] {
  const folder = 'bin/checks/commands'
  return readdirSync(join(projectRoot, folder))
    .sort()
    .map((file) => one(file.slice(0, -'.ts'.length), ['node', `${folder}/${file}`], folder))
}
