import './quote.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en as warnings } from '#features/safety/message-safety/locales/warnings/en.ts'
import type { MessageQuote as Quote } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as changesEn } from '../../locales/message-changes/en.ts'
import { messageAnchor } from './message-anchor.ts'

/** The message that another one replies to; pressing it scrolls to the original. */
export function MessageQuote({ quote, name }: { readonly quote: Quote; readonly name: string }) {
  const t = usePhrases<typeof changesEn>('message_changes')
  const text = useQuotedText()
  return (
    <button
      type="button"
      className="chat-quote"
      onClick={() => {
        const target = document.getElementById(messageAnchor(quote.seq))
        target?.scrollIntoView({ block: 'center' })
        target?.querySelector<HTMLElement>('.chat-act')?.focus({ preventScroll: true })
      }}
    >
      <b>{quote.mine ? t('quote_you') : name}</b>
      <span>{text(quote)}</span>
    </button>
  )
}

/** Returns a quote in one line. */
export function useQuotedText(): (quote: Quote) => string {
  const t = usePhrases<typeof en>('chat')
  const tc = usePhrases<typeof changesEn>('message_changes')
  const tw = usePhrases<typeof warnings>('warnings')
  return ({ kind, text, hidden, available }) => {
    if (!available) return tc('quote_gone')
    if (hidden) return tw('hidden')
    if (kind === 'photo') return text === '' ? t('list.photo') : `${t('list.photo')}, ${text}`
    // For a reply that waits for the connection, only the number of the quoted message is stored.
    if (kind === 'text' && text === '') return '…'
    return text === '' ? t('list.picked_gone') : text
  }
}
