import { useLocale } from 'use-intl'
import { endonyms, type Locale } from '#kernel/locale.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { SelectField } from '#ui/components/index.ts'
import { useChooseLanguage } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { Section } from '../frame/section.tsx'

/**
 * The language of the account, its pages and its emails (ACC-15); saved as soon as it is selected.
 */
export function LanguageSection() {
  const t = usePhrases<typeof en>('settings')
  const { locales } = useSite()
  const locale = useLocale()
  const choose = useChooseLanguage()
  if (locales.length < 2) return null
  return (
    <Section id="language" title={t('language.title')} lead={t('language.lead')}>
      <SelectField
        name="language"
        label={t('language.field')}
        value={locale}
        onChange={(event) => void choose(event.target.value as Locale)}
        options={locales.map((language) => ({ value: language, label: endonyms[language] }))}
      />
    </Section>
  )
}
