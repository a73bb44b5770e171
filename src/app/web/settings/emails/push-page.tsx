import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from '#features/conversation/notifications/web/index.ts'
import { EmailSettings } from './email-settings.tsx'
import { PushSettings } from './push-settings.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'

/** Loads the email settings; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(calls.query('notifications.read_settings', {})(context.api)),
    loadRowStates(context),
  ])
}

/** /notifications/push: emails, and push notifications in this browser (NTF-01, NTF-04). */
export function Page() {
  return (
    <SettingsFrame at="push">
      <EmailSettings />
      <PushSettings />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.push')
}
