import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { IconButton, XBoldIcon } from '#ui/components/index.ts'
import type { MessageQuote } from '../../contract/chat.ts'
import type { en } from '../../locales/message-changes/en.ts'
import { useQuotedText } from './message-quote.tsx'

interface QuoteBarProps {
  readonly quote: MessageQuote
  readonly name: string
  readonly onRemove: () => void
}

/** The quoted message above the text field; the field itself stays empty (BEY-25). */
export function QuoteBar({ quote, name, onRemove }: QuoteBarProps) {
  const t = usePhrases<typeof en>('message_changes')
  const text = useQuotedText()
  return (
    <div className="chat-quoting">
      <p className="chat-quote">
        <b>{quote.mine ? t('replying_you') : t('replying', { name })}</b>
        <span>{text(quote)}</span>
      </p>
      <IconButton icon={<XBoldIcon />} label={t('quote_remove')} tip="above" onClick={onRemove} />
    </div>
  )
}
