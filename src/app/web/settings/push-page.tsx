import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from '#features/conversation/notifications/web/index.ts'
import { EmailSettings } from './emails/email-settings.tsx'
import { PushSettings } from './push-settings.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** Loads the email settings; on failure the page itself shows the error. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  await cache.prefetchQuery(calls.query('notifications.read_settings', {})(api))
}

/** /notifications/push: emails, and push notifications in this browser (NTF-01, NTF-04). */
export function Page() {
  return (
    <SettingsFrame at="push">
      <div className="settings-notifications grid">
        <EmailSettings />
        <PushSettings />
      </div>
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.push')
}
