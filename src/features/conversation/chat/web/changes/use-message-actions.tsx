import { type ReactNode, useState } from 'react'
import { lazy } from '#platform/web/lazy.tsx'
import type { Message, Partner, Thread } from '../../contract/chat.ts'
import type { Safety } from '../thread/use-safety.tsx'

/** Loaded when a menu is opened for the first time. */
const MessageLayer = lazy(async () => (await import('./message-layer.tsx')).MessageLayer)

export interface MessageActions {
  /** Opens the menu of a message, if there is anything in it. */
  readonly open: (message: Message, anchor: HTMLElement) => void
  /** The menu and its dialogs. */
  readonly layer: ReactNode
}

/** What the reader can do with a message: react, reply, copy, edit, delete, report (BEY-26). */
export function useMessageActions(
  conversation: string,
  thread: {
    readonly profile: Partner
    readonly cost: Thread['cost'] | null
    readonly marks: Thread['marks'] | null
    readonly safety: Safety
  },
): MessageActions {
  const [at, setAt] = useState<{ message: Message; anchor: HTMLElement } | null>(null)
  const { profile, cost, marks, safety } = thread
  return {
    open: (message, anchor) =>
      void MessageLayer.preload().then(
        () => setAt({ message, anchor }),
        // Without a connection the code can't be loaded; the next press tries again.
        () => {},
      ),
    layer:
      at === null || cost === null || marks === null ? null : (
        <MessageLayer
          key={at.message.seq}
          conversation={conversation}
          message={at.message}
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
