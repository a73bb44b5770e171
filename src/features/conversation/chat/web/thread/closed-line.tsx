import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { ConversationClosing } from '../../contract/chat.ts'
import type { en } from '../../locales/goodbye/en.ts'

/**
 * The last line of a closed conversation: who closed it, and the goodbye in the reader's language.
 */
export function ClosedLine({
  closed,
  name,
}: {
  readonly closed: ConversationClosing
  readonly name: string
}) {
  const t = usePhrases<typeof en>('goodbye')
  const text = closed.goodbye === null ? null : t(`phrases.${closed.goodbye}`)
  return (
    <p className="chat-system">
      {closed.by_me
        ? text === null
          ? t('by_you')
          : t('by_you_with', { text })
        : text === null
          ? t('by_them', { name })
          : t('by_them_with', { name, text })}
    </p>
  )
}
