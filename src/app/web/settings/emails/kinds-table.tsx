import type { Output } from '#kernel/endpoint.ts'
import type { contract } from '#features/conversation/notifications/contract/notifications.ts'
import {
  type EmailKind,
  emailKinds,
  firstReminderHours,
  lastReminderDays,
  profileReminderDays,
} from '#features/conversation/notifications/index.ts'
import type { en } from '#features/conversation/notifications/locales/en.ts'
import { isSubscribedToPush } from '#features/conversation/pwa/index.ts'
import { usePush } from '#features/conversation/pwa/web/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { BareSwitch, CheckCircleFillIcon } from '#ui/components/index.ts'
import type { en as settingsPhrases } from '../locales/settings-list/en.ts'

type Settings = Output<(typeof contract)['notifications.read_settings']>

/** The kinds for which there is a push notification as well. */
const pushed: readonly EmailKind[] = ['new_conversations', 'new_messages', 'like']

interface KindsTableProps {
  readonly emails: Settings['emails']
  readonly pending: boolean
  readonly onChoose: (kind: EmailKind, on: boolean) => void
}

/**
 * The kinds of news, and how each arrives: a switch for the email, and whether it also comes as a push
 * notification on this device.
 */
export function KindsTable({ emails, pending, onChoose }: KindsTableProps) {
  const t = usePhrases<typeof en>('notifications')
  const ts = usePhrases<typeof settingsPhrases>('settings_list')
  return (
    <table className="settings-kinds">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{ts('kinds.about')}</span>
          </th>
          <th scope="col">{ts('kinds.email')}</th>
          <th scope="col">{ts('kinds.push')}</th>
        </tr>
      </thead>
      <tbody>
        {emailKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <span id={`kind-${kind}`} className="settings-kind">
                {t(`kinds.${kind}`)}
              </span>
              <span id={`kind-${kind}-hint`} className="settings-kind-hint">
                {t(`kinds.${kind}_hint`, {
                  hours: firstReminderHours,
                  days: lastReminderDays,
                  first: profileReminderDays[0],
                  last: profileReminderDays[1],
                })}
              </span>
            </th>
            <td>
              <BareSwitch
                aria-labelledby={`kind-${kind}`}
                aria-describedby={`kind-${kind}-hint`}
                checked={emails[kind]}
                aria-busy={pending}
                onChange={(event) => onChoose(kind, event.target.checked)}
              />
            </td>
            <td>{pushed.includes(kind) ? <PushMark /> : <NoPush />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether this device shows it; the server does not know, and says nothing. */
function PushMark() {
  const t = usePhrases<typeof settingsPhrases>('settings_list')
  const push = usePush()
  if (push === null) return null
  return isSubscribedToPush(push) ? (
    <>
      <CheckCircleFillIcon className="settings-kind-on" />
      <span className="sr-only">{t('states.on')}</span>
    </>
  ) : (
    <span className="text-muted">{t('states.off')}</span>
  )
}

function NoPush() {
  const t = usePhrases<typeof settingsPhrases>('settings_list')
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('kinds.email_only')}</span>
    </span>
  )
}
