/** Views of the member's list: open, unread, waiting for their reply, or closed conversations. */
export const listViews = ['all', 'unread', 'your_turn', 'closed'] as const
export type ListView = (typeof listViews)[number]
