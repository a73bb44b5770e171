import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that visit every screen or call every endpoint: short files that run for minutes. */
const long = [
  'test/screens/axe-together.test.ts',
  'test/screens/office-axe.test.ts',
  'test/screens/axe.test.ts',
  'test/access-sweep/sweep.test.ts',
  'test/screens/phone-languages-together.test.ts',
  'test/journeys/payment-methods.test.ts',
  'test/screens/phone-languages.test.ts',
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
