import { type RefObject, useLayoutEffect } from 'react'
import type { Drafts } from './drafts.ts'
import { chatOf, type Destination } from './outgoing.ts'

/** Whom one was writing to, with focus in the field, when that new chat went out of the page. */
let writingTo: string | null = null

/** The first message makes a conversation of a new chat, which has a field of its own: what was typed meanwhile moves there, and focus too. */
export function useCarryOver(facts: {
  readonly to: Destination
  readonly partner: string | null
  readonly drafts: Drafts
  readonly field: RefObject<HTMLTextAreaElement | null>
}): void {
  const { to, partner, drafts, field } = facts
  const chat = chatOf(to)
  const begins = 'member' in to
  useLayoutEffect(() => {
    const element = field.current
    if (begins) return () => void (writingTo = document.activeElement === element ? partner : null)
    if (partner !== null) {
      const before = chatOf({ member: partner })
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
