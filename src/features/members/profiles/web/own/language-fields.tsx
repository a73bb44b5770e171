import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { Combobox, InputChip } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { type SpokenLanguage, maxLanguages, spokenLanguages } from '../../rules/spoken-languages.ts'

/** Maximum number of languages on a profile. */

interface LanguageFieldsProps {
  readonly value: readonly SpokenLanguage[]
  readonly onChange: (languages: SpokenLanguage[]) => void
}

/** The languages the member speaks: the chosen ones as chips, and a list for adding more. */
export function LanguageFields({ value, onChange }: LanguageFieldsProps) {
  const t = usePhrases<typeof en>('profiles')
  const format = useFormat()
  const options = spokenLanguages
    .filter((language) => !value.includes(language))
    .map((language) => ({ value: language, label: format.language(language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, format.locale))
  return (
    <fieldset>
      <legend className="legend">{t('own.details.languages')}</legend>
      {value.length > 0 ? (
        <div className="chips mb-3">
          {value.map((language) => (
            <InputChip
              key={language}
              removeLabel={t('own.details.remove', { language: format.language(language) })}
              onRemove={() => onChange(value.filter((each) => each !== language))}
            >
              {format.language(language)}
            </InputChip>
          ))}
        </div>
      ) : null}
      {value.length < maxLanguages ? (
        <Combobox
          // Resets the field after each added language.
          key={value.length}
          label={t('own.details.add_language')}
          options={options}
          value=""
          emptyText={t('own.details.no_language')}
          resultText={(count) => t('own.details.found', { count })}
          onChange={(language) =>
            language !== '' && onChange([...value, language as SpokenLanguage])
          }
        />
      ) : (
        <p className="type-meta text-muted">{t('own.details.most', { most: maxLanguages })}</p>
      )}
    </fieldset>
  )
}
