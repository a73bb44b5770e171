import { ContactList, loadBlocks } from '#features/members/blocks/web/index.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { loadRowStates } from '../frame/load-row-states.ts'
import { Section } from '../frame/section.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import type { en } from '../locales/en.ts'

/** Loads the first contacts; on failure the list offers to retry. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadBlocks(context), loadRowStates(context)])
}

/** /notifications/contacts: people whom the member does not want to be seen by (BEY-24). */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  return (
    <SettingsFrame at="contacts">
      <Section id="contacts" title={t('places.contacts')} isWholePage>
        <ContactList />
      </Section>
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.contacts')
}
