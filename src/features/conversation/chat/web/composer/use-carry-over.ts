import { type RefObject, useLayoutEffect } from 'react'
import type { Drafts } from './drafts.ts'
import { getChatKey, type Destination } from './outgoing.ts'

/** The partner of a new chat whose text field had the focus when it was unmounted. */
let writingTo: string | null = null

/**
 * The first message turns a new chat into a conversation with another text field: text typed in the
 * meantime is moved there, and so is the focus.
 */
export function useCarryOver(facts: {
  readonly to: Destination
  readonly partner: string | null
  readonly drafts: Drafts
  readonly field: RefObject<HTMLTextAreaElement | null>
}): void {
  const { to, partner, drafts, field } = facts
  const chat = getChatKey(to)
  const begins = 'member' in to
  useLayoutEffect(() => {
    const element = field.current
    if (begins) return () => void (writingTo = document.activeElement === element ? partner : null)
    if (partner !== null) {
      const before = getChatKey({ member: partner })
      const typed = drafts.read(before)
      if (typed !== '') {
        drafts.keep(before, '')
        drafts.keep(chat, [drafts.read(chat), typed].filter((text) => text !== '').join('\n'))
      }
      if (writingTo === partner) element?.focus()
    }
    writingTo = null
  }, [begins, chat, partner, drafts, field])
}
