import { createLeavings } from './leavings.ts'

const leaving = createLeavings()

/** The chats being removed in this tab, across pages. */
export const leavingChats = {
  ...leaving,
  /**
   * A new message restores a chat being removed, so that no one removes a message they have not
   * seen.
   */
  heard: (conversation: string) => {
    if (leaving.all().has(conversation)) leaving.drop(conversation)
  },
}
