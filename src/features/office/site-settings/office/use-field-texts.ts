import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en as profiles } from '#features/members/profiles/locales/en.ts'
import type { Interest, SiteField, SiteValues } from '#features/site/sites/index.ts'
import type { en } from '../locales/en.ts'
import type { en as fields } from '../locales/site-fields/en.ts'
import { choices, findKind, isChoiceField } from './field-kinds.ts'

type ProfileWord = keyof (typeof fields)['profile']

/** Names, meanings, choices and values of fields in the reader's language. */
export function useFieldTexts() {
  const t = usePhrases<typeof en>('site_settings')
  const f = usePhrases<typeof fields>('site_fields')
  const p = usePhrases<typeof profiles>('profiles')
  const { locale, money, country, language, list, date } = useFormat()

  function namePick(field: SiteField, value: string): string {
    if (field === 'countries') return country(value)
    if (field === 'locales') return language(value)
    if (field === 'interests') return p(`interests.${value as Interest}`)
    return f(`profile.${value as ProfileWord}`)
  }

  function nameChoice(field: SiteField, value: string): string {
    if (!isChoiceField(field) || !(choices[field] as readonly string[]).includes(value))
      return value
    // The choices of every field are in the phrases; a test reads all of them.
    return f(`options.${field}.${value}` as 'options.signups.all')
  }

  const prices = (byCurrency: Readonly<Record<string, number>>) =>
    list(Object.entries(byCurrency).map(([currency, minor]) => money(minor, currency)))

  /** A value as text, for the default and for differences. */
  function format(field: SiteField, value: unknown): string {
    if (value === undefined) return ''
    const kind = findKind(field, value)
    if (kind === 'choice') return nameChoice(field, value === null ? 'none' : String(value))
    if (value === null) return t('none')
    if (kind === 'switch') return t(value === true ? 'on' : 'off')
    if (kind === 'packages')
      return (value as SiteValues['bundles'])
        .map(({ credits, priceMinor }) => `${t('credits', { credits })}: ${prices(priceMinor)}`)
        .join('\n')
    if (kind === 'prices') return prices(value as Readonly<Record<string, number>>) || t('none')
    if (Array.isArray(value) && kind !== 'json') {
      const names = value.map((one) =>
        kind === 'picks' ? namePick(field, String(one)) : String(one),
      )
      return names.length === 0 ? t('none') : list(names)
    }
    if (kind === 'texts')
      return (
        Object.entries(value as Readonly<Record<string, string>>)
          .map(([code, text]) => `${language(code)}: ${text}`)
          .join('\n') || t('none')
      )
    if (typeof value === 'object') return JSON.stringify(value)
    return String(value) === '' ? t('none') : String(value)
  }

  return {
    locale,
    country,
    language,
    date,
    list,
    name: (field: SiteField) => f(`names.${field}`),
    meaning: (field: SiteField) => f(`meanings.${field}`),
    namePick,
    nameChoice,
    format,
  }
}
