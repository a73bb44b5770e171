import { endedQuery } from '#features/conversation/chat/web/index.ts'
import { BlockedList, loadBlocks } from '#features/members/blocks/web/index.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { loadRowStates } from '../frame/load-row-states.ts'
import { Section } from '../frame/section.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import type { en as listPhrases } from '../locales/settings-list/en.ts'
import type { en } from '../locales/en.ts'
import { EndedSection } from './ended-section.tsx'

/** Loads the first blocked members and ended conversations; on failure the lists offer to retry. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    loadBlocks(context),
    context.cache.prefetchQuery(endedQuery(context.api)),
    loadRowStates(context),
  ])
}

/** /notifications/blocked: blocked members, and whom the member can still report. */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const tl = usePhrases<typeof listPhrases>('settings_list')
  return (
    <SettingsFrame at="blocked">
      <Section id="blocked" title={t('places.blocked')} isWholePage lead={tl('blocked_lead')}>
        <BlockedList />
      </Section>
      <EndedSection />
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.blocked')
}
