import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { type SiteField, siteFields } from '#features/site/sites/index.ts'
import { EntryRow, ListContent } from '#features/members/staff/office/index.ts'
import { Button, Tag } from '#ui/components/index.ts'
import type { ListedChange, OpenedSite } from '../contract/site-settings.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { Difference } from './difference.tsx'
import { toTyped } from './typed-values.ts'
import type { Draft } from './use-draft.ts'

interface HistoryProps {
  readonly opened: OpenedSite
  readonly mayEdit: boolean
  /** Starts a change that restores the values before another one. */
  readonly onUndo: (fields: Draft['fields'], number: number) => void
}

/** Every change of a site, newest first. */
export function History({ opened, mayEdit, onUndo }: HistoryProps) {
  const t = usePhrases<typeof en>('site_settings')
  const list = calls.usePages('site_settings.list_changes', { site: opened.id }, (page) =>
    page.more ? { before: page.changes.at(-1)?.number } : undefined,
  )
  return (
    <ListContent
      list={list}
      notLoaded={t('history_not_loaded')}
      empty={({ pages }) => pages[0]?.changes.length === 0 && { title: t('no_changes') }}
      more={t('older')}
    >
      {({ pages }) => (
        <ul className="office-made-rows">
          {pages
            .flatMap(({ changes }) => changes)
            .map((change) => (
              <ChangeRow
                key={change.number}
                change={change}
                opened={opened}
                mayEdit={mayEdit}
                onUndo={onUndo}
              />
            ))}
        </ul>
      )}
    </ListContent>
  )
}

function ChangeRow(props: HistoryProps & { readonly change: ListedChange }) {
  const { change, opened, mayEdit, onUndo } = props
  const t = usePhrases<typeof en>('site_settings')
  const { date, time, locale } = useFormat()
  const { number, at, by, approved_by: approver, reason, undoes, before, after } = change
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]

  function undo() {
    const restored = fields
      .filter((field): field is SiteField => (siteFields as readonly string[]).includes(field))
      .map((field) => {
        const toDefault = !Object.hasOwn(before, field)
        const value = toDefault ? opened.defaults[field] : before[field]
        return [field, { typed: toTyped(field, value, locale), toDefault }] as const
      })
    onUndo(Object.fromEntries(restored), number)
  }

  return (
    <EntryRow
      name={t('change', { number })}
      text={
        <>
          {reason === '' ? null : <p>{reason}</p>}
          <Difference
            fields={fields.map((field) => ({ field, before: before[field], after: after[field] }))}
          />
        </>
      }
      tags={undoes === null ? null : <Tag look="quiet">{t('undoes', { number: undoes })}</Tag>}
      facts={
        <>
          <span>{by === null ? t('by_command') : t('by', { name: by })}</span>
          {approver === null ? null : <span>{t('approved_by', { name: approver })}</span>}
          <span>{`${date(at)}, ${time(at)}`}</span>
        </>
      }
      act={
        mayEdit ? (
          <Button
            size="sm"
            variant="line"
            aria-label={`${t('undo')}: ${t('change', { number })}`}
            onClick={undo}
          >
            {t('undo')}
          </Button>
        ) : null
      }
    />
  )
}
