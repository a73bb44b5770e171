import { HiddenWords, loadHiddenWords } from '#features/safety/message-safety/web/index.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { loadRowStates } from '../frame/load-row-states.ts'
import { Section } from '../frame/section.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'
import type { en } from '../locales/en.ts'

/** Loads the hidden words; on failure the list offers to retry. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadHiddenWords(context), loadRowStates(context)])
}

/** /notifications/words: words that the member does not want to read. */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  return (
    <SettingsFrame at="words">
      <Section id="words" title={t('places.words')} isWholePage>
        <HiddenWords />
      </Section>
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.words')
}
