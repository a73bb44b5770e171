import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { takeSignedUpOnPhone } from '#features/members/accounts/web/index.ts'
import { type BrowserViewer, useSite, useViewer } from '#platform/web/surroundings.ts'
import { flagOf, type Reminded, type Reminder, remindersDue } from './rules/reminders-due.ts'
import { putAside, usePutAside } from './put-aside.ts'
import { ReminderNote } from './reminder-note.tsx'

/** Fetched for the few who meet it. */
const ActivateDialog = lazy(async () => ({ default: (await import('./activate-dialog.tsx')).ActivateDialog }))

/** The first reminder due on this page, under the bar (NAV-04). */
export function Reminders() {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const { pushKey } = useSite()
  const known = usePutAside()
  const [closedOn, setClosedOn] = useState<string>()
  const due = remindersDue({
    path: pathname,
    viewer: viewer && reminded(viewer),
    pushes: pushKey !== null,
    putAside: known ?? [],
  })
  // Where nobody knows yet what was put aside, all are drawn and the document's script leaves one in sight.
  const shown = known === null ? due : closedOn === pathname ? [] : due.slice(0, 1)

  const [asked, setAsked] = useState(false)
  const first = known === null ? undefined : shown[0]
  useEffect(() => {
    if (first === 'activate' && takeSignedUpOnPhone()) setAsked(true)
  }, [first])

  function close(reminder: Reminder) {
    putAside(reminder)
    // One closed is enough for a page: the next waits.
    setClosedOn(pathname)
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <>
      {shown.map((reminder) => (
        <div key={reminder} data-reminder={flagOf[reminder] ?? ''} className="wrap py-3">
          <ReminderNote
            reminder={reminder}
            reasons={viewer?.notifications_disabled ?? []}
            onClose={flagOf[reminder] === null ? undefined : () => close(reminder)}
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

function reminded(viewer: BrowserViewer): Reminded {
  return {
    confirmed: viewer.status !== 'not_confirmed',
    profileDisabled: viewer.profile.status === 'disabled',
    notificationsDisabled: viewer.notifications_disabled.length > 0,
    hasMainImage: viewer.profile.main_image !== null,
    staff: viewer.staff === true,
  }
}
