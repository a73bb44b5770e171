import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/figures/en.ts'
import type { Breakdown } from '../../rules/daily/breakdowns.ts'

/** Returns the function that names a row in the reader’s language. */
export function useKeyName(
  by: Breakdown,
  sites: readonly { readonly site: number; readonly name: string }[],
): (key: string) => string {
  const t = usePhrases<typeof en>('figures')
  const { country, language, date, month } = useFormat()
  return (key) => {
    switch (by) {
      case 'source':
        return key === '' ? t('no_source') : key === '*' ? t('small_sources') : key
      case 'country':
        return key === '' ? t('unknown') : country(key)
      case 'language':
        return key === '' ? t('unknown') : language(key)
      case 'month':
        return month(`${key}-15T12:00:00Z`)
      case 'site':
        return sites.find(({ site }) => String(site) === key)?.name ?? key
      default:
        return date(`${key}T12:00:00Z`)
    }
  }
}
