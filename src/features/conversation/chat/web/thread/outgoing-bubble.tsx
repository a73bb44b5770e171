import { useEffect, useState } from 'react'
import { lazy } from '#platform/web/lazy.tsx'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Bubble } from '#ui/components/index.ts'
import type { MessageQuote as MessageQuoteData } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import {
  getChatKey,
  mayHaveArrived,
  type Outgoing,
  type OutgoingMessages,
} from '../composer/outgoing.ts'
import { getBubbleClass } from './bubble-class.ts'
import { MessageDrawing } from '../picker/message-drawing.tsx'
import { MessageQuote } from '../changes/lazy-parts.ts'
import { takeBack } from '../composer/take-back.ts'
import { useOutgoing } from '../composer/use-outgoing.ts'

const OutgoingPhoto = lazy(
  async () => (await import('../composer/outgoing-photo.tsx')).OutgoingPhoto,
)

/**
 * A message being sent: held with Undo, sending, waiting for the connection, or failed with its
 * reason (H3).
 */
export function OutgoingBubble({
  message,
  quote,
  outgoing,
  name,
}: {
  readonly message: Outgoing
  /** The message it replies to, as it is now. */
  readonly quote?: MessageQuoteData | undefined
  readonly outgoing: OutgoingMessages
  /** The partner's. */
  readonly name: string
}) {
  const t = usePhrases<typeof en>('chat')
  const seconds = useSecondsLeft(message.leavesAt)
  const { id, state, refusal } = message
  const { attached, picks } = useOutgoing(getChatKey(message.to))
  const unsure = mayHaveArrived(message)
  // The receiver may be gone for good; the general text for that error refers to a page.
  const nowhere = refusal?.status === 404

  const cancel = () => takeBack(message, { outgoing, attached, picks })

  return (
    <li className="chat-group">
      <Bubble
        from="me"
        state={state === 'failed' ? 'failed' : 'sending'}
        className={getBubbleClass(
          message.picked?.kind ?? (message.photo === undefined ? 'text' : 'photo'),
        )}
      >
        {quote === undefined ? null : <MessageQuote quote={quote} name={name} />}
        {message.picked === undefined ? null : <MessageDrawing picked={message.picked} />}
        {message.picked !== undefined ? null : message.photo === undefined ? (
          <span className="chat-text">{message.text}</span>
        ) : (
          <OutgoingPhoto message={message} photo={message.photo} />
        )}
      </Bubble>
      <p className="chat-note chat-note-mine" role={state === 'failed' ? 'alert' : undefined}>
        {state === 'held' ? (
          <>
            {t('state.held', { seconds })} <Act label={t('state.undo')} act={cancel} />
          </>
        ) : null}
        {state === 'sending' && message.photo === undefined ? t('state.sending') : null}
        {state === 'queued' ? t('state.queued') : null}
        {state === 'failed' ? (
          <>
            {unsure
              ? t('state.unsure')
              : nowhere
                ? t('state.failed')
                : refusal?.message || t('state.failed')}{' '}
            <Act label={t('state.retry')} act={() => outgoing.retry(id)} />
            {unsure ? null : <Act label={t('state.edit')} act={cancel} />}
          </>
        ) : null}
      </p>
    </li>
  )
}

function Act({ label, act }: { label: string; act: () => void }) {
  return (
    <button type="button" className="alert-action ml-2" onClick={act}>
      {label}
    </button>
  )
}

/** Counts down the whole seconds until an instant. */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(1, Math.ceil((until - now) / 1000))
}
