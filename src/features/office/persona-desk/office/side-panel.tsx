import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, CheckCircleFillIcon } from '#ui/components/index.ts'
import type { OpenedConversation } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { SheetForm } from './sheet-form.tsx'

interface SideProps {
  readonly opened: OpenedConversation
  /** Whether the viewer may edit the sheet. */
  readonly leads: boolean
  readonly onSaved: () => void
}

/** Information for the reply: the character sheet, notes from colleagues, and the desk's rules. */
export function SidePanel({ opened, leads, onSaved }: SideProps) {
  const t = usePhrases<typeof en>('persona_desk')
  const { date, time } = useFormat()
  const [editing, setEditing] = useState(false)
  const { sheet, profile, member, notes, acknowledged_at: acknowledgedAt } = opened
  const title = t('side.sheet', { name: profile.name })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <aside className="office-side" aria-label={title} tabIndex={0}>
      <h2 className="office-side-title">{title}</h2>
      {editing ? (
        <SheetForm
          profile={profile.id}
          sheet={sheet}
          onClose={() => setEditing(false)}
          onSaved={onSaved}
        />
      ) : (
        <>
          <dl className="desk-sheet">
            {(['facts', 'tone', 'said'] as const).map((part) => (
              <div key={part}>
                <dt>{t(`side.${part}`)}</dt>
                <dd>
                  {sheet[part].trim() === '' ? (
                    <span className="text-muted">{t('side.none')}</span>
                  ) : (
                    sheet[part]
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {leads ? (
            <Button variant="line" size="sm" className="mt-3" onClick={() => setEditing(true)}>
              {t('side.edit')}
            </Button>
          ) : null}
        </>
      )}
      <h2 className="office-side-title">{t('today.title', { name: member.name })}</h2>
      <dl className="desk-today">
        <div>
          <dt>{t('today.spend')}</dt>
          <dd>{t('today.hidden')}</dd>
        </div>
        <div>
          <dt>{t('today.paid')}</dt>
          <dd className="num">
            {t('today.of', { count: opened.paid_today, most: opened.max_paid_per_day })}
          </dd>
        </div>
        <div>
          <dt>{t('today.asked')}</dt>
          <dd>{t('today.asked_times', { count: opened.real_person_questions })}</dd>
        </div>
      </dl>
      {notes.length === 0 ? null : (
        <>
          <h2 className="office-side-title">{t('side.notes')}</h2>
          <ul className="desk-notes">
            {notes.map((note) => (
              <li key={note.at}>
                {note.text}
                <span>
                  {note.by} · {date(note.at)}, {time(note.at)}
                  {note.for_lead ? ` · ${t('queue.for_lead')}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="office-side-title">{t('side.safeguards')}</h2>
      <ul className="desk-safe">
        {[
          t('side.labelled', { label: profile.label }),
          ...(acknowledgedAt === null
            ? []
            : [t('side.told', { date: date(acknowledgedAt), time: time(acknowledgedAt) })]),
          t('side.most', { most: opened.max_paid_per_day }),
          t('side.hidden'),
          t('side.logged'),
          t('side.free'),
        ].map((line) => (
          <li key={line}>
            <CheckCircleFillIcon />
            {line}
          </li>
        ))}
      </ul>
    </aside>
  )
}
