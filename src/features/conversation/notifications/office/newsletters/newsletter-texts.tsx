import type { Locale } from '#kernel/locale.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField, TextArea, TextField } from '#ui/components/index.ts'
import type { NewsletterSite } from '../../contract/newsletters.ts'
import type { en } from '../../locales/newsletters/en.ts'
import { isWritten, type NewsletterInput } from './newsletter-input.ts'

interface NewsletterTextsProps {
  readonly texts: NewsletterInput['texts']
  readonly languages: NewsletterSite['languages']
  /** The language being written. */
  readonly language: Locale
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onLanguage: (language: Locale) => void
  readonly onType: (texts: NewsletterInput['texts']) => void
}

const nothing = { subject: '', text: '' }

/** Subject and text in one language of the site at a time. */
export function NewsletterTexts(props: NewsletterTextsProps) {
  const { texts, languages, language, errors, onLanguage, onType } = props
  const t = usePhrases<typeof en>('newsletters')
  const { language: named } = useFormat()
  const entry = texts[language] ?? nothing
  const type = (change: Partial<typeof nothing>) =>
    onType({ ...texts, [language]: { ...entry, ...change } })
  return (
    <fieldset className="grid gap-4">
      <legend className="legend">{t('words')}</legend>
      <p className="text-ink-2">{t('words_hint')}</p>
      <SelectField
        label={t('language')}
        options={languages.map((one) => ({
          value: one,
          label: t(isWritten(texts[one]) ? 'language_written' : 'language_empty', {
            language: named(one),
          }),
        }))}
        value={language}
        onChange={({ target }) => onLanguage(target.value as Locale)}
      />
      <TextField
        lang={language}
        label={t('subject', { language: named(language) })}
        maxLength={90}
        value={entry.subject}
        error={errors[`texts.${language}.subject`] ?? errors[`texts.${language}`] ?? errors.texts}
        onChange={({ target }) => type({ subject: target.value })}
      />
      <TextArea
        lang={language}
        label={t('text', { language: named(language) })}
        rows={8}
        maxLength={4000}
        value={entry.text}
        error={errors[`texts.${language}.text`]}
        onChange={({ target }) => type({ text: target.value })}
      />
    </fieldset>
  )
}
