import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { DisabledReason } from '../rules/preferences.ts'
import type { NotificationsDeps } from './deps.ts'
import { personalData } from './personal-data.ts'
import { readSettings, resume, saveSettings } from './settings.ts'
import { selectDisabledReasons } from './store-preferences.ts'

export type { NotificationsDeps } from './deps.ts'

export interface Notifications {
  readonly handlers: Handlers<typeof contract, Site>
  /** Why a member's emails are held back, if they are, for user.php (NTF-02). */
  readonly disabledReasons: (account: number) => Promise<DisabledReason[]>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Emails about messages, likes and people nearby, and what each member wants of them (NTF-01). */
export function createNotifications(deps: NotificationsDeps): Notifications {
  const { database } = deps
  return {
    handlers: {
      'notifications.read_settings': readSettings(deps),
      'notifications.save_settings': saveSettings(deps),
      'notifications.resume': resume(deps),
    },
    disabledReasons: (account) => selectDisabledReasons(database, account),
    personalData,
  }
}
