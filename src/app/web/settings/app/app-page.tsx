import type { Translate } from '#platform/web/page.ts'
import { AppSettings } from './app-settings.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'

export { loadRowStates as load } from '../frame/load-row-states.ts'

/** /notifications/app: the site as an app on this device (NTF-08). */
export function Page() {
  return (
    <SettingsFrame at="app">
      <AppSettings />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('installed_app.settings.title')
}
