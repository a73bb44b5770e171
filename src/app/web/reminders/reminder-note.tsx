import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  BellIcon,
  ButtonLink,
  CameraIcon,
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  IconButton,
  Note,
  XBoldIcon,
} from '#ui/components/index.ts'
import type { en } from './locales/en.ts'
import type { Reminder } from './rules/list-due-reminders.ts'

const looks: Readonly<Record<Reminder, { readonly icon: ReactNode; readonly to: string }>> = {
  activate: { icon: <EnvelopeSimpleIcon />, to: '/complete-signup' },
  disabled: { icon: <BellIcon />, to: '/notifications/push#emails' },
  photo: { icon: <CameraIcon />, to: '/profile/photos' },
  push: { icon: <BellIcon />, to: '/notifications/push' },
  install: { icon: <DeviceMobileIcon />, to: '/notifications/app' },
}

interface ReminderNoteProps {
  readonly reminder: Reminder
  /** The reasons why email notifications are switched off. */
  readonly reasons: readonly string[]
  /** Without it the reminder cannot be dismissed. */
  readonly onClose?: (() => void) | undefined
}

/** A reminder: what is missing, why it matters, and a link to fix it. */
export function ReminderNote({ reminder, reasons, onClose }: ReminderNoteProps) {
  const t = usePhrases<typeof en>('reminders')
  const { icon, to } = looks[reminder]
  return (
    <Note
      aria-label={t('label')}
      className="note-wrap"
      icon={icon}
      title={t(`${reminder}.title`)}
      action={
        <>
          <ButtonLink as={Link} to={to} variant="line" size="sm" className="note-last">
            {t(`${reminder}.action`)}
          </ButtonLink>
          {onClose === undefined ? null : (
            // On a page that is not hydrated, dismissing it hydrates the page first.
            <IconButton
              id={`close-reminder-${reminder}`}
              data-wakes=""
              icon={<XBoldIcon />}
              label={t('close')}
              tip="below-end"
              onClick={onClose}
            />
          )}
        </>
      }
    >
      {reminder === 'disabled' ? <Reasons of={reasons} /> : t(`${reminder}.text`)}
    </Note>
  )
}

function Reasons({ of }: { readonly of: readonly string[] }) {
  const t = usePhrases<typeof en>('reminders')
  return (['bounce', 'fbl', 'listunsubscribe'] as const)
    .filter((reason) => of.includes(reason))
    .map((reason) => t(`disabled.reasons.${reason}`))
    .join(' ')
}
