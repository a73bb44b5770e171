import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#platform/server/config/project-root.ts'

let built: Promise<unknown> | undefined

/**
 * Builds the pages that a started site serves, unless they are already built from exactly these
 * sources. `npm test` does so before its tests.
 */
export async function buildPages(): Promise<void> {
  if (process.env.MINUET_TEST_RUN !== undefined) return
  built ??= promisify(execFile)(process.execPath, [join(projectRoot, 'bin/build.ts')])
  await built
}
