import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take the longest because most of their tests are long: sorted by size they would start
 * late.
 */
const long = [
  'src/features/money/accounting/tests/revenue-thirteen-months.test.ts',
  'src/features/money/payments/server/gateways/gateways-outside.test.ts',
  'src/features/money/sandbox-gateway/server/gateway-cases.test.ts',
  'src/features/money/credits/server/ledger-properties.test.ts',
  'db/cast/seed.test.ts',
  'bin/dev/dev.test.ts',
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
