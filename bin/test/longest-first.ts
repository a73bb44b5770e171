import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that visit every screen or call every endpoint: short files that run for minutes. */
const long = [
  'test/screens/interaction.test.ts',
  'test/screens/browsing.test.ts',
  'test/screens/office.test.ts',
  'test/access-sweep/sweep.test.ts',
]

/**
 * Starts the slowest files first, so that no worker is still running one of them after the others
 * have finished.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.endsWith(`/${name}`))
      return at === -1 ? long.length : at
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
