import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { SiteField } from '#features/site/sites/index.ts'
import { Button, Tag } from '#ui/components/index.ts'
import type { OpenedSite } from '../contract/site-settings.ts'
import type { en } from '../locales/en.ts'
import { needsSecondPerson } from '../rules/second-person.ts'
import { FieldEditor } from './field-editor.tsx'
import { toTyped } from './typed-values.ts'
import type { DraftField } from './use-draft.ts'
import { useFieldTexts } from './use-field-texts.ts'

interface FieldRowProps {
  readonly field: SiteField
  readonly opened: OpenedSite
  readonly mayEdit: boolean
  readonly edited: DraftField | undefined
  readonly error: string | undefined
  readonly onType: (next: DraftField) => void
}

/** One setting: its meaning, value, default, and who changed it last. */
export function FieldRow({ field, opened, mayEdit, edited, error, onType }: FieldRowProps) {
  const t = usePhrases<typeof en>('site_settings')
  const { locale, name, meaning, format, date, list } = useFieldTexts()
  const { values, defaults, last, shared, sisters, second } = opened
  const hasDefault = Object.hasOwn(defaults, field)
  const typed = edited?.typed ?? toTyped(field, values[field], locale)
  const latest = last.find((one) => one.field === field)
  const isShared = sisters.length > 0 && shared.includes(field)
  const isDefault =
    edited === undefined
      ? JSON.stringify(values[field]) === JSON.stringify(defaults[field])
      : edited.toDefault
  return (
    <div className="site-field">
      {mayEdit ? (
        <FieldEditor
          field={field}
          value={values[field] ?? defaults[field]}
          typed={typed}
          error={error}
          onType={(next) => onType({ typed: next, toDefault: false })}
        />
      ) : (
        <>
          <h3 className="type-title">{name(field)}</h3>
          <p className="text-ink-2">{meaning(field)}</p>
          <p className="site-value">{format(field, values[field])}</p>
        </>
      )}
      <div className="site-facts type-meta text-muted">
        <code>{field}</code>
        {hasDefault ? (
          <span>
            {isDefault ? t('is_default') : t('default', { value: format(field, defaults[field]) })}
          </span>
        ) : null}
        {latest === undefined ? null : (
          <span>
            {latest.by === null
              ? t('changed_by_command', { date: date(latest.at) })
              : t('changed_by', { date: date(latest.at), name: latest.by })}
          </span>
        )}
        {isShared ? <Tag look="quiet">{t('shared', { sites: list(sisters) })}</Tag> : null}
        {second && mayEdit && needsSecondPerson([field]) ? (
          <Tag look="quiet">{t('needs_second')}</Tag>
        ) : null}
        {mayEdit && hasDefault && !isDefault ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('use_default')}: ${name(field)}`}
            onClick={() =>
              onType({ typed: toTyped(field, defaults[field], locale), toDefault: true })
            }
          >
            {t('use_default')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
