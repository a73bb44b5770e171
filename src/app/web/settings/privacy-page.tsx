import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from './calls.ts'
import { InvisibleSection } from './account/invisible-section.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** Loads whether the member is in invisible mode; on failure the page itself shows the error. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  await cache.prefetchQuery(calls.query('accounts.read_settings', {})(api))
}

/** /notifications/privacy: who can find the member (NTF-01). */
export function Page() {
  return (
    <SettingsFrame at="privacy">
      <InvisibleSection />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.privacy')
}
