import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { consumeSignedUpOnPhone } from '#features/members/accounts/web/index.ts'
import { type BrowserViewer, useSite, useViewer } from '#platform/web/surroundings.ts'
import {
  dismissalKeys,
  type ReminderViewer,
  type Reminder,
  listDueReminders,
} from './rules/list-due-reminders.ts'
import { dismissReminder, useDismissedReminders } from './dismissed-reminders.ts'
import { ReminderNote } from './reminder-note.tsx'

/** Loaded lazily because few members see it. */
const ActivateDialog = lazy(async () => ({
  default: (await import('./activate-dialog.tsx')).ActivateDialog,
}))

/** The first reminder due on this page, below the top bar (NAV-04). */
export function Reminders() {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const { pushKey, quiet } = useSite()
  const dismissed = useDismissedReminders()
  const [closedOn, setClosedOn] = useState<string>()
  const due = listDueReminders({
    path: pathname,
    viewer: viewer && reminded(viewer),
    pushes: pushKey !== null,
    installs: quiet === 'off',
    dismissed: dismissed ?? [],
  })
  // Until it is known which reminders were dismissed, all are rendered and the inlined script shows
  // only one.
  const visible = dismissed === null ? due : closedOn === pathname ? [] : due.slice(0, 1)

  const [asked, setAsked] = useState(false)
  const first = dismissed === null ? undefined : visible[0]
  useEffect(() => {
    if (first === 'activate' && consumeSignedUpOnPhone()) setAsked(true)
  }, [first])

  function close(reminder: Reminder) {
    dismissReminder(reminder)
    // After one is closed, the next is shown on the next page.
    setClosedOn(pathname)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <>
      {visible.map((reminder) => (
        <div key={reminder} data-reminder={dismissalKeys[reminder] ?? ''} className="wrap py-3">
          <ReminderNote
            reminder={reminder}
            reasons={viewer?.notifications_disabled ?? []}
            onClose={dismissalKeys[reminder] === null ? undefined : () => close(reminder)}
          />
        </div>
      ))}
      {asked ? (
        <Suspense>
          <ActivateDialog onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function reminded(viewer: BrowserViewer): ReminderViewer {
  return {
    confirmed: viewer.status !== 'not_confirmed',
    profileDisabled: viewer.profile.status === 'disabled',
    notificationsDisabled: viewer.notifications_disabled.length > 0,
    hasMainImage: viewer.profile.main_image !== null,
    staff: viewer.staff === true,
  }
}
