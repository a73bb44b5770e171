import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { reportableDays } from '#features/conversation/chat/index.ts'
import { EndedConversations } from '#features/conversation/chat/web/index.ts'
import type { en } from '#features/conversation/chat/locales/ended/en.ts'
import { Section } from '../frame/section.tsx'

/** Conversations that ended with a block or a deleted account, and can still be reported. */
export function EndedSection() {
  const t = usePhrases<typeof en>('ended')
  return (
    <Section id="ended" title={t('title')} lead={t('lead', { days: reportableDays })}>
      <EndedConversations />
    </Section>
  )
}
