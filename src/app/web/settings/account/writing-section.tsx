import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Switch } from '#ui/components/index.ts'
import { useEnterSends } from '#features/conversation/chat/web/index.ts'
import type { en } from '../locales/en.ts'
import { Section } from '../section.tsx'

/** The setting for what Enter does when writing on this device; saved as soon as it is selected. */
export function WritingSection() {
  const t = usePhrases<typeof en>('settings')
  const [sends, choose] = useEnterSends()
  return (
    <Section id="writing" title={t('writing.title')}>
      <Switch
        label={t('writing.enter_sends')}
        hint={t('writing.enter_hint')}
        checked={sends}
        onChange={(event) => choose(event.target.checked)}
      />
    </Section>
  )
}
