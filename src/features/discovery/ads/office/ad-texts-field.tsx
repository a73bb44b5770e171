import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { AdFormInput } from './ad-form-input.ts'

interface AdTextsFieldProps {
  readonly ad: AdFormInput
  readonly languages: readonly string[]
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onType: (texts: AdFormInput['texts']) => void
}

const nothing = { title: '', text: '' }

/**
 * Title and sentence in each language of the site, and in those already entered for another site.
 */
export function AdTextsField({ ad, languages, errors, onType }: AdTextsFieldProps) {
  const t = usePhrases<typeof en>('ads')
  const { language: named } = useFormat()
  const typed = Object.keys(ad.texts).filter(
    (one) => Object.values(ad.texts[one] ?? {}).join('') !== '',
  )
  return (
    <fieldset className="grid gap-3">
      <legend className="legend">{t('office.words')}</legend>
      <p className="text-ink-2">{t('office.words_hint')}</p>
      {[...new Set([...languages, ...typed])].map((language, place) => {
        const entry = ad.texts[language] ?? nothing
        const type = (change: Partial<typeof nothing>) =>
          onType({ ...ad.texts, [language]: { ...entry, ...change } })
        return (
          <div key={language} className="office-ad-language">
            <TextField
              lang={language}
              label={t('office.word_title', { language: named(language) })}
              maxLength={60}
              value={entry.title}
              // If there is no text at all, the error is shown on the first field.
              error={errors[`texts.${language}.title`] ?? (place === 0 ? errors.texts : undefined)}
              onChange={({ target }) => type({ title: target.value })}
            />
            <TextField
              lang={language}
              label={t('office.word_text', { language: named(language) })}
              optionalLabel={t('office.optional')}
              maxLength={160}
              value={entry.text}
              error={errors[`texts.${language}.text`]}
              onChange={({ target }) => type({ text: target.value })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
