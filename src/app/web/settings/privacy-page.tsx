import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from './calls.ts'
import { endedQuery } from '#features/conversation/chat/web/index.ts'
import { EndedSection } from './account/ended-section.tsx'
import { InvisibleSection } from './account/invisible-section.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/**
 * Loads whether the member is in invisible mode, and conversations that ended; on failure the page
 * itself shows the error.
 */
export async function load({ api, cache }: LoadContext): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(calls.query('accounts.read_settings', {})(api)),
    cache.prefetchQuery(endedQuery(api)),
  ])
}

/** /notifications/privacy: who can find the member (NTF-01), and whom they can still report. */
export function Page() {
  return (
    <SettingsFrame at="privacy">
      <InvisibleSection />
      <EndedSection />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.privacy')
}
