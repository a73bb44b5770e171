import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { TextArea, TextField } from '#ui/components/index.ts'
import type { NewsletterSite } from '../../contract/newsletters.ts'
import type { en } from '../../locales/newsletters/en.ts'
import type { NewsletterInput } from './newsletter-input.ts'

interface NewsletterTextsProps {
  readonly texts: NewsletterInput['texts']
  readonly languages: NewsletterSite['languages']
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onType: (texts: NewsletterInput['texts']) => void
}

const nothing = { subject: '', text: '' }

/** Subject and text in each language of the site. */
export function NewsletterTexts({ texts, languages, errors, onType }: NewsletterTextsProps) {
  const t = usePhrases<typeof en>('newsletters')
  const { language: named } = useFormat()
  return (
    <fieldset className="grid gap-4">
      <legend className="legend">{t('words')}</legend>
      <p className="text-ink-2">{t('words_hint')}</p>
      {languages.map((language, place) => {
        const entry = texts[language] ?? nothing
        const type = (change: Partial<typeof nothing>) =>
          onType({ ...texts, [language]: { ...entry, ...change } })
        return (
          <div key={language} className="grid gap-3">
            <TextField
              lang={language}
              label={t('subject', { language: named(language) })}
              maxLength={90}
              value={entry.subject}
              // If there is no text at all, the error is shown on the first field.
              error={
                errors[`texts.${language}.subject`] ??
                errors[`texts.${language}`] ??
                (place === 0 ? errors.texts : undefined)
              }
              onChange={({ target }) => type({ subject: target.value })}
            />
            <TextArea
              lang={language}
              label={t('text', { language: named(language) })}
              rows={5}
              maxLength={4000}
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
