import '../settings.css'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, DesktopIcon, PhoneIcon, QuestionIcon, Tag } from '#ui/components/index.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { useFormatDevice } from './use-format-device.ts'
import { Section } from '../frame/section.tsx'

type Session = Output<(typeof contract)['accounts.list_sessions']>['sessions'][number]

const icons: Readonly<Record<Session['device'], ReactNode>> = {
  phone: <PhoneIcon />,
  tablet: <PhoneIcon />,
  computer: <DesktopIcon />,
  other: <QuestionIcon />,
}

/** Every active session, each with a button to end it; the current one first. */
export function SessionsSection({ sessions }: { readonly sessions: readonly Session[] }) {
  const t = usePhrases<typeof en>('settings')
  const formatDevice = useFormatDevice()
  const cache = useQueryClient()
  const { ask: end } = calls.useAction('accounts.end_session')
  const { ask: endOthers } = calls.useAction('accounts.end_other_sessions')
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const inOrder = [...sessions].sort((one, other) => Number(other.current) - Number(one.current))

  const keep = (remaining: readonly Session[]) =>
    cache.setQueryData(['accounts.list_sessions', {}], { sessions: remaining })

  async function endOne({ id }: Session, password: string) {
    const answer = await end({ session: id, current_password: password })
    // A session that ended in the meantime counts as ended.
    if (!answer.ok && answer.refusal.code !== 'not_found') return answer.refusal
    keep(sessions.filter((session) => session.id !== id))
    setSaid(t('devices.ended'))
    setEnding(null)
    return null
  }

  async function endOtherSessions(password: string) {
    const answer = await endOthers({ current_password: password })
    if (!answer.ok) return answer.refusal
    keep(sessions.filter(({ current }) => current))
    setSaid(t('devices.ended_others', { count: answer.value.ended }))
    setEnding(null)
    return null
  }

  return (
    <Section id="sessions" title={t('devices.title')} lead={t('devices.lead')}>
      {said === null ? null : (
        <Alert tone="success" announce>
          {said}
        </Alert>
      )}
      <ul className="divided grid">
        {inOrder.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button variant="line" onClick={() => setEnding('others')}>
            {t('devices.end_others')}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{t('devices.alone')}</p>
      )}
      {ending === null ? null : (
        <EndSessionsDialog
          title={
            ending === 'others'
              ? t('devices.end_others')
              : t('devices.end_named', { device: formatDevice(ending) })
          }
          onClose={() => setEnding(null)}
          onSend={(password) =>
            ending === 'others' ? endOtherSessions(password) : endOne(ending, password)
          }
        />
      )}
    </Section>
  )
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const t = usePhrases<typeof en>('settings')
  const formatDevice = useFormatDevice()
  const { date, country } = useFormat()
  const name = formatDevice(session)

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="row-icon" aria-hidden="true">
        {icons[session.device]}
      </span>
      <span className="grid min-w-0 grow basis-56">
        <b className="flex flex-wrap items-center gap-2">
          {name}
          {session.current ? <Tag look="pine">{t('devices.this')}</Tag> : null}
        </b>
        <span className="type-meta text-muted">
          {[
            t(`devices.${session.device}`),
            ...(session.country === null ? [] : [country(session.country)]),
            // Noon UTC of that day, so that it is the same day in every time zone.
            t('devices.seen', { date: date(`${session.seen_on}T12:00:00Z`) }),
          ].join(' · ')}
        </span>
      </span>
      {session.current ? null : (
        <Button
          variant="ghost"
          size="sm"
          className="settings-device-actions"
          aria-label={t('devices.end_named', { device: name })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
