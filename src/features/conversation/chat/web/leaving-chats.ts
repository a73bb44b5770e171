import { createLeavings } from './leavings.ts'

const leaving = createLeavings()

/** The chats being removed in this tab, whichever page is on show. */
export const leavingChats = {
  ...leaving,
  /** A new message brings a removed chat back, and nobody removes what they have not seen. */
  heard: (conversation: string) => {
    if (leaving.all().has(conversation)) leaving.drop(conversation)
  },
}
