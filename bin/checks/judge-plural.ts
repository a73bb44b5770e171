import type { PluralElement } from '@formatjs/icu-messageformat-parser'

/** Plural forms that occur only with round millions (un millón de …): `other` may replace them. */
const seldom: Readonly<Record<string, readonly string[]>> = { es: ['many'], fr: ['many'], it: ['many'] }

/** The numbers that make up a complete plural form, so that `=1 {…}` may replace it. */
const exact: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  fr: { one: ['=0', '=1'] },
}

/**
 * Returns what is wrong with the plural forms for a language: required forms that are missing, and
 * forms the language does not have.
 */
export function judgePlural(plural: PluralElement, locale: string): string[] {
  const type = plural.pluralType === 'ordinal' ? 'ordinal' : 'cardinal'
  const known = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
  const given = Object.keys(plural.options)
  const lacking = known.filter((form) => !given.includes(form) && !isStoodFor(form, given, locale, type))
  const unknown = given.filter((form) => !form.startsWith('=') && !(known as string[]).includes(form))
  return [
    ...lacking.map((form) => `{${plural.value}} lacks the form \`${form}\` of ${locale}`),
    ...unknown.map((form) => `{${plural.value}} has a form \`${form}\` that ${locale} does not know`),
  ]
}

function isStoodFor(form: string, given: readonly string[], locale: string, type: string): boolean {
  if (type === 'ordinal') return false
  if (seldom[locale]?.includes(form)) return true
  const numbers = exact[locale]?.[form] ?? (form === 'one' ? ['=1'] : [])
  return numbers.length > 0 && numbers.every((number) => given.includes(number))
}
