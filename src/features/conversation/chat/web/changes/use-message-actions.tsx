import { type ReactNode, useEffect, useState } from 'react'
import { lazy } from '#platform/web/lazy.tsx'
import type { Message, Partner, Thread } from '../../contract/chat.ts'
import { ActionsButton } from './lazy-parts.ts'
import type { Safety } from '../thread/use-safety.tsx'

/** Loaded when a menu is opened for the first time. */
const MessageLayer = lazy(async () => (await import('./message-layer.tsx')).MessageLayer)

export interface MessageActions {
  /** Whether the buttons of the menus are loaded. */
  readonly ready: boolean
  /** Opens the menu of a message, if there is anything in it. */
  readonly open: (message: Message, anchor: HTMLElement) => void
  /** The menu and its dialogs. */
  readonly layer: ReactNode
}

/** Actions for a message: react, reply, copy, edit, delete, report (BEY-25, BEY-26). */
export function useMessageActions(
  conversation: string,
  thread: {
    readonly messages: readonly Message[]
    readonly profile: Partner
    readonly cost: Thread['cost'] | null
    readonly marks: Thread['marks'] | null
    readonly safety: Safety
  },
): MessageActions {
  const [at, setAt] = useState<{ seq: number; anchor: HTMLElement } | null>(null)
  const [ready, setReady] = useState(false)
  const { messages, profile, cost, marks, safety } = thread
  // As it is now: it may be edited or deleted while its menu is open.
  const message = messages.find(({ seq }) => seq === at?.seq)
  useEffect(() => {
    // Without a connection messages can still be read; the menus load with the next page.
    void ActionsButton.preload().then(
      () => setReady(true),
      () => {},
    )
  }, [])
  return {
    ready,
    open: ({ seq }, anchor) =>
      void MessageLayer.preload().then(
        () => setAt({ seq, anchor }),
        // Without a connection the code can't be loaded; the next press tries again.
        () => {},
      ),
    layer:
      at === null || message === undefined || cost === null || marks === null ? null : (
        <MessageLayer
          key={at.seq}
          conversation={conversation}
          message={message}
          anchor={at.anchor}
          profile={profile}
          cost={cost}
          marks={marks}
          safety={safety}
          onClose={() => setAt(null)}
        />
      ),
  }
}
