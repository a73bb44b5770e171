import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from '#features/members/quiet-mode/web/index.ts'
import { QuietHere } from './quiet-here.tsx'
import { QuietLetters } from './quiet-letters.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** Brings whether the own letters are neutral; where that fails the page says so itself. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  await cache.prefetchQuery(calls.query('quiet_mode.read_choice', {})(api))
}

/** /notifications/quiet: quiet mode in this browser, and what letters look like from outside (BEY-19). */
export function Page() {
  return (
    <SettingsFrame at="quiet">
      <QuietHere />
      <QuietLetters />
    </SettingsFrame>
  )
}

/** The document's title. */
export function title(translate: Translate): string {
  return translate('settings.quiet.title')
}
