import { createPendingRemovals } from '../thread/pending-removals.ts'

const removals = createPendingRemovals()

/** The chats being removed in this tab, across pages. */
export const pendingChatRemovals = {
  ...removals,
  /** A new message restores a chat being removed, so that no one removes an unseen message. */
  cancelOnMessage: (conversation: string) => {
    if (removals.all().has(conversation)) removals.drop(conversation)
  },
}
