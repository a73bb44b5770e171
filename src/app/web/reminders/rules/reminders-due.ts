/** What members are reminded of, in the order in which it comes (H13). */
export type Reminder = 'activate' | 'disabled' | 'photo' | 'push'

/** What is known of the one who looks. */
export interface Reminded {
  readonly confirmed: boolean
  /** Nobody is shown the profile. */
  readonly profileDisabled: boolean
  readonly notificationsDisabled: boolean
  readonly hasMainImage: boolean
  /** One of the operator's people, writing as a profile: nothing to remind of. */
  readonly staff: boolean
}

interface Facts {
  readonly path: string
  /** Null for a visitor. */
  readonly viewer: Reminded | null
  /** The site pushes; whether this browser could be pushed to is known to it alone, and counts as put aside where not. */
  readonly pushes: boolean
  /** Put aside in this browser. */
  readonly putAside: readonly Reminder[]
}

/** The key under which a browser keeps when a reminder was put aside; the first one cannot be. */
export const flagOf: Readonly<Record<Reminder, string | null>> = {
  activate: null,
  disabled: 'hide-disabled-notifications-alert',
  photo: 'hide-enrich-alert',
  push: 'hide-push-notification-alert',
}

const settings = /^\/notifications(\/|$)/
const signUp = /^\/(signup|signup-matches|complete-signup|members\/[^/]+\/signup)\/?$/

const pagesWithout: Readonly<Record<Reminder, readonly RegExp[]>> = {
  activate: [settings, signUp],
  disabled: [settings],
  photo: [settings, signUp, /^\/(profile|activate\/done|premium|directdebit)\/?$/],
  push: [settings, signUp, /^\/(activate\/done|premium|directdebit)\/?$/],
}

/** The reminders due on a page, the first one first (NAV-04). */
export function remindersDue({ path, viewer, pushes, putAside }: Facts): readonly Reminder[] {
  if (viewer === null || viewer.staff) return []
  const due: Readonly<Record<Reminder, boolean>> = {
    activate: !viewer.confirmed && !viewer.notificationsDisabled && viewer.profileDisabled,
    disabled: viewer.notificationsDisabled,
    photo: !viewer.hasMainImage,
    push: pushes,
  }
  return (['activate', 'disabled', 'photo', 'push'] as const).filter(
    (each) => due[each] && !putAside.includes(each) && !pagesWithout[each].some((page) => page.test(path)),
  )
}
