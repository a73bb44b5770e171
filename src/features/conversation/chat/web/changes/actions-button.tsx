import './changes.css'
import type { KeyboardEvent } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DotsThreeBoldIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/message-changes/en.ts'

interface ActionsButtonProps {
  /** When the message was sent, as shown. */
  readonly time: string
  /** Whether the Tab key stops here: at the latest message only. */
  readonly inTabOrder: boolean
  readonly onOpen: (anchor: HTMLElement) => void
}

/**
 * The button of a message's menu: visible under a mouse and with keyboard focus. The arrow keys move
 * to the messages before and after, so that Tab passes all of them in one step.
 */
export function ActionsButton({ time, inTabOrder, onOpen }: ActionsButtonProps) {
  const t = usePhrases<typeof en>('message_changes')
  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const log = event.currentTarget.closest('.chat-log')
    if (step === undefined || log === null) return
    event.preventDefault()
    const all = [...log.querySelectorAll<HTMLElement>('.chat-act')]
    all[all.indexOf(event.currentTarget) + step]?.focus()
  }
  return (
    <button
      type="button"
      className="chat-act"
      aria-label={t('menu', { time })}
      aria-haspopup="menu"
      tabIndex={inTabOrder ? 0 : -1}
      onKeyDown={move}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <DotsThreeBoldIcon />
    </button>
  )
}
