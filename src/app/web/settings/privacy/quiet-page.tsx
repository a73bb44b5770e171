import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from '#features/members/quiet-mode/web/index.ts'
import { QuietSettings } from './quiet-settings.tsx'
import { NeutralEmails } from './neutral-emails.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'

/** Loads whether the member's emails are neutral; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(calls.query('quiet_mode.read_choice', {})(context.api)),
    loadRowStates(context),
  ])
}

/** /notifications/quiet: quiet mode in this browser, and neutral emails (BEY-19). */
export function Page() {
  return (
    <SettingsFrame at="quiet">
      <QuietSettings />
      <NeutralEmails />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.quiet.title')
}
