import type { Country } from '#features/site/geography/index.ts'

/** The countries a member can live in, by dialling prefix. */
const byPrefix: readonly (readonly [string, readonly Country[]])[] = [
  ['+1', ['US', 'CA']],
  ['+31', ['NL']],
  ['+32', ['BE']],
  ['+33', ['FR']],
  ['+34', ['ES']],
  ['+353', ['IE']],
  ['+39', ['IT']],
  ['+41', ['CH']],
  ['+43', ['AT']],
  ['+44', ['GB']],
  ['+48', ['PL']],
  ['+49', ['DE']],
  ['+61', ['AU']],
  ['+64', ['NZ']],
]

/**
 * Returns the countries a number may belong to; empty for the rest of the world, where no codes are
 * sent.
 */
export function findCountries(number: string): readonly Country[] {
  return byPrefix.find(([prefix]) => number.startsWith(prefix))?.[1] ?? []
}
