import type { LoadContext, Translate } from '#platform/web/page.ts'
import { loadOwnPlace, OwnPlace } from '#features/members/profiles/web/index.ts'
import { SettingsFrame } from './settings-frame.tsx'

/**
 * Loads the member's location and the regions of its country; on failure the page itself shows the
 * error.
 */
export async function load(context: LoadContext): Promise<void> {
  await loadOwnPlace(context).catch(() => {})
}

/**
 * /notifications/location: where the member lives, chosen or detected by the browser (PRO-10,
 * NTF-01).
 */
export function Page() {
  return (
    <SettingsFrame at="location">
      <OwnPlace />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.location')
}
