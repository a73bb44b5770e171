import type { PhraseKey } from '#kernel/phrase-key.ts'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { DateTimeCell, NoteForm, Table, useMe } from '#features/members/staff/office/index.ts'
import type { en as emailTexts } from '#features/office/operations/locales/emails/en.ts'
import { useKindName } from '#features/office/operations/office/index.ts'
import type { en as photoTexts } from '#features/safety/photo-moderation/locales/en.ts'
import { useState } from 'react'
import { Card, DetailList, Tag } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import { fileTextLimits } from '../rules/access.ts'
import { calls } from './calls.ts'

type Part<Name extends keyof FileView> = NonNullable<FileView[Name]>

/** Date of birth, place and texts of a profile. */
export function ProfileSection({ profile }: { readonly profile: Part<'profile'> }) {
  const t = usePhrases<typeof en>('member_files')
  const { date, country } = useFormat()
  const { birth, birth_changed_at: changed, about, texts } = profile
  const words = [about, ...texts].filter(Boolean)
  const place = [profile.city, profile.country === null ? null : country(profile.country)]
  return (
    <Card className="p-5">
      <DetailList
        facts={[
          {
            id: 'birth',
            label: t('facts.birth'),
            value: [
              date(`${birth}T12:00:00Z`),
              changed === null ? null : t('facts.birth_changed', { date: date(changed) }),
            ]
              .filter(Boolean)
              .join(', '),
          },
          {
            id: 'gender',
            label: t('facts.gender'),
            value: t(profile.gender === 0 ? 'facts.man' : 'facts.woman'),
          },
          {
            id: 'city',
            label: t('facts.city'),
            value: place.filter(Boolean).join(', ') || '–',
          },
          { id: 'changed', label: t('facts.changed'), value: date(profile.changed_at) },
        ]}
      />
      {words.length === 0 ? null : (
        <>
          <h2 className="type-h3 mt-4">{t('facts.texts')}</h2>
          {words.map((text) => (
            <p key={text} className="mt-2 max-w-column wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
        </>
      )}
    </Card>
  )
}

/** Photos with their state. */
export function PhotoSection({
  photos,
  name,
}: {
  readonly photos: Part<'photos'>
  readonly name: string
}) {
  const t = usePhrases<typeof en>('member_files')
  const moderation = usePhrases<typeof photoTexts>('photo_moderation')
  const { date } = useFormat()
  return (
    <ul className="member-photos">
      {photos.map((photo) => (
        <li key={photo.id} className="grid content-start gap-2">
          {photo.url === null ? null : <img src={photo.url} alt={t('photo.alt', { name })} />}
          <span className="members-tags">
            <Tag look={photo.status === 'active' ? 'pine' : 'warn'}>
              {t(`photo.${photo.status}`)}
            </Tag>
            {(['main', 'private', 'verified'] as const)
              .filter((fact) => photo[fact])
              .map((fact) => (
                <Tag key={fact} look="quiet">
                  {t(`photo.${fact}`)}
                </Tag>
              ))}
          </span>
          <span className="type-meta text-muted">
            {[
              date(photo.at),
              photo.rejected_for === null
                ? null
                : moderation(`reasons.${photo.rejected_for}` as PhraseKey<typeof photoTexts>),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Whether the address accepts emails, and which were sent, without content. */
export function EmailSection({ emails }: { readonly emails: Part<'emails'> }) {
  const t = usePhrases<typeof en>('member_files')
  const email = usePhrases<typeof emailTexts>('emails')
  const nameKind = useKindName()
  const { date } = useFormat()
  return (
    <>
      <p className="max-w-column">
        {emails.refused === null || emails.refused_at === null
          ? t('email.accepts')
          : t(`email.${emails.refused}`, { date: date(emails.refused_at) })}
      </p>
      {emails.sent.length === 0 ? null : (
        <Table
          className="mt-4"
          label={t('sections.emails')}
          columns={[t('columns.when'), t('columns.what'), t('columns.state')]}
        >
          {emails.sent.map((row) => (
            <tr key={`${row.kind} ${row.at}`}>
              <DateTimeCell at={row.at} />
              <td>{nameKind(row.kind)}</td>
              <td>{email(`states.${row.state}`)}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

interface NoteSectionProps {
  readonly member: string
  readonly notes: Part<'notes'>
  readonly onChanged: () => void
}

/** Notes of staff, the newest first, and a form for another. */
export function NoteSection({ member, notes, onChanged }: NoteSectionProps) {
  const t = usePhrases<typeof en>('member_files')
  const { date, time } = useFormat()
  const writes = hasPermission(useMe()?.role ?? '', 'members.note')
  const { ask } = calls.useAction('member_files.add_note')
  const [id, setId] = useState(newId)
  return (
    <div className="grid max-w-column gap-4">
      {notes.map((note) => (
        <Card key={note.id} className="p-4">
          <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
          <p className="type-meta mt-2 text-muted">
            {note.by} · {date(note.at)}, {time(note.at)}
          </p>
        </Card>
      ))}
      {writes ? (
        <NoteForm
          label={t('note.add')}
          note={{
            label: t('note.text'),
            hint: t('note.hint'),
            rows: 3,
            maxLength: fileTextLimits.note,
            missing: t('note.missing'),
          }}
          button={{ children: t('note.add'), loadingLabel: t('note.saving') }}
          send={(text) => ask({ member, id, text })}
          onSent={() => {
            setId(newId())
            onChanged()
          }}
        />
      ) : null}
    </div>
  )
}
