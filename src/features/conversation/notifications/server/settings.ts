import type { Handler } from '#kernel/handler.ts'
import type { Output } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/notifications.ts'
import { type EmailKind, isTimeZone } from '../rules/preferences.ts'
import type { NotificationsDeps } from './deps.ts'
import {
  deleteSuppressions,
  selectDisabledReasons,
  selectPreferences,
  upsertPreferences,
} from './store-preferences.ts'

type Deps = Pick<NotificationsDeps, 'database'>
type SettingsView = Output<(typeof contract)['notifications.read_settings']>

/** GET /api/notifications: the member's email settings. */
export function readSettings({
  database,
}: Deps): Handler<(typeof contract)['notifications.read_settings'], Site> {
  return (_, { viewer, site }) => toView(database, viewer.account, site)
}

/** PUT /api/notifications: changes the given settings. */
export function saveSettings({
  database,
}: Deps): Handler<(typeof contract)['notifications.save_settings'], Site> {
  return async (input, { viewer: { account }, site, now }) => {
    if (input.time_zone !== undefined && !isTimeZone(input.time_zone))
      return refuse('notifications.unknown_time_zone', { field: 'time_zone' })
    const change = {
      emails: input.emails ?? {},
      frequency: input.frequency,
      messageText: input.message_text,
      quietHours: input.quiet_hours,
      timeZone: input.time_zone,
    }
    await upsertPreferences(database, account, change, now)
    return toView(database, account, site)
  }
}

/** POST /api/notifications/resume: switches on again what was switched off from outside (NTF-02). */
export function resume({
  database,
}: Deps): Handler<(typeof contract)['notifications.resume'], Site> {
  return async (_, { viewer: { account }, site, now }) => {
    await database.transaction(async (tx) => {
      const { unsubscribed } = await selectPreferences(tx, account)
      if (unsubscribed.length > 0)
        await upsertPreferences(tx, account, { emails: switchedOn(unsubscribed) }, now)
      await deleteSuppressions(tx, account)
    })
    return toView(database, account, site)
  }
}

const switchedOn = (kinds: readonly EmailKind[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, true])) as Partial<Record<EmailKind, boolean>>

async function toView(
  database: Deps['database'],
  account: number,
  site: Pick<Site, 'timeZone'>,
): Promise<SettingsView> {
  const [preferences, disabled] = await Promise.all([
    selectPreferences(database, account),
    selectDisabledReasons(database, account),
  ])
  return {
    emails: preferences.emails,
    frequency: preferences.frequency,
    message_text: preferences.messageText,
    quiet_hours: preferences.quietHours,
    time_zone: preferences.timeZone ?? site.timeZone,
    disabled,
    unsubscribed: [...preferences.unsubscribed],
  }
}
