import type { LoadContext, Translate } from '#platform/web/page.ts'
import { loadBlocks } from '#features/members/blocks/web/index.ts'
import { AccountSections } from './account/account-sections.tsx'
import { loadRowStates } from './frame/load-row-states.ts'
import { SettingsFrame } from './frame/settings-frame.tsx'

/** Loads the state of every row. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    loadRowStates(context),
    typeof window === 'undefined' ? loadBlocks(context) : undefined,
  ])
}

/** /notifications: the list of settings, beside the first of its pages on a desktop. */
export function Page() {
  return (
    <SettingsFrame>
      <AccountSections />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.title')
}
