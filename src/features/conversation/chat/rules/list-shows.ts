/** Views of the member's list: open, unread, awaiting their reply, or closed conversations. */
export const listShows = ['all', 'unread', 'your_turn', 'closed'] as const
export type ListShow = (typeof listShows)[number]
