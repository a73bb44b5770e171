import type { PluralElement } from '@formatjs/icu-messageformat-parser'

/** Forms that only round millions take (un millón de …): `other` may stand for them. */
const seldom: Readonly<Record<string, readonly string[]>> = { es: ['many'], fr: ['many'], it: ['many'] }

/** The numbers that make up a form entirely, so that `=1 {…}` may stand for it. */
const exact: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  fr: { one: ['=0', '=1'] },
}

/** What is wrong with the forms of a plural in a language: those it needs and lacks, and those it does not know. */
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
