import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from './calls.ts'
import { InvisibleSection } from './invisible-section.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** Brings whether one is in invisible mode; where that fails the page says so itself. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  await cache.prefetchQuery(calls.query('accounts.read_settings', {})(api))
}

/** /notifications/privacy: who finds one (NTF-01). */
export function Page() {
  return (
    <SettingsFrame at="privacy">
      <InvisibleSection />
    </SettingsFrame>
  )
}

/** The document's title. */
export function title(translate: Translate): string {
  return translate('settings.places.privacy')
}
