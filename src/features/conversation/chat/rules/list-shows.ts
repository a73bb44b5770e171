/** The parts of the own list one can look at: what is open, unread, to be answered, or closed. */
export const listShows = ['all', 'unread', 'your_turn', 'closed'] as const
export type ListShow = (typeof listShows)[number]
