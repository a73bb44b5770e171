import type { LoadContext, Translate } from '#platform/web/page.ts'
import { calls } from '../calls.ts'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import { AccountSections } from './account-sections.tsx'

/** Loads the member's address; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(calls.query('accounts.read_settings', {})(context.api)),
    loadRowStates(context),
  ])
}

/** /notifications/account: email address and password (ACC-13). */
export function Page() {
  return (
    <SettingsFrame at="account">
      <AccountSections />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.account')
}
