import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { SiteField } from '#features/site/sites/index.ts'
import {
  Button,
  EmptyState,
  focusFirstInvalid,
  foldText,
  SelectField,
  TextField,
} from '#ui/components/index.ts'
import type { OpenedSite } from '../contract/site-settings.ts'
import type { en } from '../locales/en.ts'
import { type FieldGroup, fieldGroups, groupNames } from '../rules/field-groups.ts'
import { FieldRow } from './field-row.tsx'
import type { Draft, DraftField } from './use-draft.ts'
import { useFieldTexts } from './use-field-texts.ts'

interface SettingsFormProps {
  readonly opened: OpenedSite
  readonly mayEdit: boolean
  readonly draft: Draft | undefined
  /** The server's messages by field. */
  readonly problems: Readonly<Record<string, string | undefined>>
  /** How many fields would change. */
  readonly changed: number
  readonly onType: (field: SiteField, next: DraftField) => void
  readonly onDiscard: () => void
  readonly onReview: () => void
}

/** The settings of a site: a group of them, or those that a search finds in all groups. */
export function SettingsForm(props: SettingsFormProps) {
  const { opened, mayEdit, draft, problems, changed, onType, onDiscard, onReview } = props
  const t = usePhrases<typeof en>('site_settings')
  const { name, meaning } = useFieldTexts()
  const [group, setGroup] = useState<FieldGroup>('basics')
  const [search, setSearch] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstInvalid(form.current), [problems])

  const words = foldText(search).split(/\s+/).filter(Boolean)
  const isFound = (field: SiteField) => {
    const text = foldText(`${name(field)} ${meaning(field)} ${field}`)
    return words.every((word) => text.includes(word))
  }
  const wrong = Object.keys(problems) as SiteField[]
  const shown = groupNames
    .map((key) => {
      const all: readonly SiteField[] = fieldGroups[key]
      const found =
        words.length > 0
          ? all.filter(isFound)
          : all.filter((field) => key === group || wrong.includes(field))
      return [key, found] as const
    })
    .filter(([, fields]) => fields.length > 0)

  return (
    <form
      ref={form}
      noValidate
      className="mt-4"
      aria-label={t('settings')}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (changed > 0) onReview()
      }}
    >
      <div className="office-pair">
        <TextField
          type="search"
          label={t('search')}
          hint={t('search_hint')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label={t('group')}
          disabled={words.length > 0}
          value={group}
          options={groupNames.map((key) => ({ value: key, label: t(`groups.${key}`) }))}
          onChange={({ target }) => setGroup(target.value as FieldGroup)}
        />
      </div>
      {shown.length === 0 ? <EmptyState title={t('nothing_found')} /> : null}
      {shown.map(([key, fields]) => (
        <section key={key} className="site-group" aria-label={t(`groups.${key}`)}>
          <h2 className="type-h3">{t(`groups.${key}`)}</h2>
          {fields.map((field) => (
            <FieldRow
              key={field}
              field={field}
              opened={opened}
              mayEdit={mayEdit}
              edited={draft?.fields[field]}
              error={problems[field]}
              onType={(next) => onType(field, next)}
            />
          ))}
        </section>
      ))}
      {changed === 0 ? null : (
        <div className="site-save">
          <p role="status">{t('unsaved', { count: changed })}</p>
          <div className="office-tags">
            <Button type="submit">{t('review')}</Button>
            <Button variant="ghost" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </div>
        </div>
      )}
    </form>
  )
}
