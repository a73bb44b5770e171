/** Reminders for members, in the order of priority. */
export type Reminder = 'activate' | 'disabled' | 'photo' | 'push' | 'install'

/** The facts about the viewer that decide which reminders are due. */
export interface ReminderViewer {
  readonly confirmed: boolean
  /** The profile is not shown to anyone. */
  readonly profileDisabled: boolean
  readonly notificationsDisabled: boolean
  readonly hasMainImage: boolean
  /** A staff member writing as a profile: gets no reminders. */
  readonly staff: boolean
}

interface Facts {
  readonly path: string
  /** `null` for a visitor. */
  readonly viewer: ReminderViewer | null
  /**
   * The site offers push. Only the browser knows whether it supports push; if it does not, the
   * reminder counts as dismissed.
   */
  readonly pushes: boolean
  /**
   * The site may be installed as an app: not in quiet mode. Only the browser knows whether the
   * moment for it has come; until then the reminder counts as dismissed.
   */
  readonly installs: boolean
  /** The reminders dismissed in this browser. */
  readonly dismissed: readonly Reminder[]
}

/**
 * The localStorage key for when a reminder was dismissed; the first reminder cannot be dismissed.
 */
export const dismissalKeys: Readonly<Record<Reminder, string | null>> = {
  activate: null,
  disabled: 'hide-disabled-notifications-alert',
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
  install: 'hide-install-alert',
}

const settings = /^\/notifications(\/|$)/
const signUp = /^\/(signup|signup-matches|complete-signup|members\/[^/]+\/signup)\/?$/

const pagesWithout: Readonly<Record<Reminder, readonly RegExp[]>> = {
  activate: [settings, signUp],
  disabled: [settings],
  photo: [settings, signUp, /^\/(profile(\/.*)?|activate\/done|premium|directdebit)\/?$/],
  push: [settings, signUp, /^\/(activate\/done|premium|directdebit)\/?$/],
  install: [settings, signUp, /^\/(activate\/done|premium|directdebit|offline)\/?$/],
}

/** The reminders due on a page, in order of priority (NAV-04). */
export function listDueReminders({
  path,
  viewer,
  pushes,
  installs,
  dismissed,
}: Facts): readonly Reminder[] {
  if (viewer === null || viewer.staff) return []
  const due: Readonly<Record<Reminder, boolean>> = {
    activate: !viewer.confirmed && !viewer.notificationsDisabled && viewer.profileDisabled,
    disabled: viewer.notificationsDisabled,
    photo: !viewer.hasMainImage,
    push: pushes,
    install: installs,
  }
  return (['activate', 'disabled', 'photo', 'push', 'install'] as const).filter(
    (each) =>
      due[each] && !dismissed.includes(each) && !pagesWithout[each].some((page) => page.test(path)),
  )
}
