import type { Settings } from './settings.ts'

/** The minimum age to join from a country (ACC-05): never under 18; a country can only raise it. */
export function getMinAge(
  settings: Pick<Settings, 'min_age' | 'min_ages'>,
  country: string,
): number {
  const ages: Readonly<Record<string, number | undefined>> = settings.min_ages
  return Math.max(18, settings.min_age, ages[country] ?? 0)
}
