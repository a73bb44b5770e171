import type { LoadContext, Translate } from '#platform/web/page.ts'
import { loadOwnPlace, OwnPlace } from '#features/members/profiles/web/index.ts'
import { SettingsFrame } from './settings-frame.tsx'

/** Brings where one lives and the regions there; where that fails the page says so itself. */
export async function load(context: LoadContext): Promise<void> {
  await loadOwnPlace(context).catch(() => {})
}

/** /notifications/location: where one lives, chosen or found by the browser (PRO-10, NTF-01). */
export function Page() {
  return (
    <SettingsFrame at="location">
      <OwnPlace />
    </SettingsFrame>
  )
}

/** The document's title. */
export function title(translate: Translate): string {
  return translate('settings.places.location')
}
