import type { PluralElement } from '@formatjs/icu-messageformat-parser'

/** Plural forms that occur only with round millions (un millón de …): `other` may replace them. */
const seldom: Readonly<Record<string, readonly string[]>> = {
  es: ['many'],
  fr: ['many'],
  it: ['many'],
}

/** The numbers that make up a complete plural form, so that `=1 {…}` may replace it. */
const exact: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  fr: { one: ['=0', '=1'] },
}

/**
 * Returns what is wrong with the plural forms for a language: required forms that are missing, and
 * forms the language does not have.
 */
export function checkPlural(plural: PluralElement, locale: string): string[] {
  const type = plural.pluralType === 'ordinal' ? 'ordinal' : 'cardinal'
  const languageForms = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
  const presentForms = Object.keys(plural.options)
  const lacking = languageForms.filter(
    (form) => !presentForms.includes(form) && !isReplaced(form, presentForms, locale, type),
  )
  const unknown = presentForms.filter(
    (form) => !form.startsWith('=') && !(languageForms as string[]).includes(form),
  )
  return [
    ...lacking.map((form) => `{${plural.value}} lacks the form \`${form}\` of ${locale}`),
    ...unknown.map(
      (form) => `{${plural.value}} has a form \`${form}\` that ${locale} does not have`,
    ),
  ]
}

function isReplaced(
  form: string,
  presentForms: readonly string[],
  locale: string,
  type: string,
): boolean {
  if (type === 'ordinal') return false
  if (seldom[locale]?.includes(form)) return true
  const numbers = exact[locale]?.[form] ?? (form === 'one' ? ['=1'] : [])
  return numbers.length > 0 && numbers.every((number) => presentForms.includes(number))
}
