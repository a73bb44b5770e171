import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { ActionButton, DateTimeCell, Table, useMe } from '#features/members/staff/office/index.ts'
import { useToast } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface SessionSectionProps {
  readonly member: string
  readonly sessions: NonNullable<FileView['sessions']>
  readonly onChanged: () => void
}

/** The sessions of a member; each can be ended, or all. */
export function SessionSection({ member, sessions, onChanged }: SessionSectionProps) {
  const t = usePhrases<typeof en>('member_files')
  const { country } = useFormat()
  const toast = useToast()
  const ends = hasPermission(useMe()?.role ?? '', 'members.end_sessions')
  const { ask } = calls.useAction('member_files.end_sessions')
  const onDone = () => {
    toast.show({ text: t('session.ended') })
    onChanged()
  }
  const columns = [t('columns.device'), t('country'), t('columns.last_used')]
  return (
    <div className="grid gap-4">
      <Table
        label={t('sections.sessions')}
        columns={ends ? [...columns, { label: t('session.end'), unseen: true }] : columns}
      >
        {sessions.map((session) => (
          <tr key={session.id}>
            <td>
              {t(`session.devices.${session.device as 'other'}`)}
              <span className="type-meta block text-muted">
                {[session.browser, session.system].filter((name) => name !== 'other').join(', ')}
              </span>
            </td>
            <td>{session.country === null ? '–' : country(session.country)}</td>
            <DateTimeCell at={session.seen_at} />
            {ends ? (
              <td>
                <ActionButton
                  size="sm"
                  act={() => ask({ member, session: session.id })}
                  onDone={onDone}
                >
                  {t('session.end')}
                </ActionButton>
              </td>
            ) : null}
          </tr>
        ))}
      </Table>
      {ends ? (
        <div className="justify-self-start">
          <ActionButton act={() => ask({ member, session: null })} onDone={onDone}>
            {t('session.end_all')}
          </ActionButton>
        </div>
      ) : null}
    </div>
  )
}
