import type { Translate } from '#platform/web/page.ts'
import { PushSettings } from './push-settings.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** /notifications/push: push notifications in this browser (NTF-04). */
export function Page() {
  return (
    <SettingsFrame at="push">
      <PushSettings />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('push.title')
}
