import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en as warnings } from '#features/safety/message-safety/locales/warnings/en.ts'
import type { Message } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'

/**
 * Returns the text announced to screen readers for a partner's message; hidden words stay hidden.
 */
export function useAnnouncedText(): (message: Message) => string {
  const t = usePhrases<typeof en>('chat')
  const tw = usePhrases<typeof warnings>('warnings')
  return ({ kind, text, hidden, drawing }) => {
    if (hidden) return tw('hidden')
    if (kind === 'text') return text
    if (kind === 'photo') return text === '' ? t('list.photo') : `${t('list.photo')}, ${text}`
    if (drawing === null) return t('pick.gone')
    return kind === 'gift' ? t('list.gift', { what: drawing.name }) : t('list.gif', { what: drawing.name })
  }
}
