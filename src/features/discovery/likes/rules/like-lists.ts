/** The three lists, by the names of the wire and of `/likes/{type}`. The first is the one that opens. */
export const likeLists = ['liked_by', 'likes', 'matches'] as const
export type LikeList = (typeof likeLists)[number]

/** Tells whether a text names one of the lists. */
export function isLikeList(text: unknown): text is LikeList {
  return (likeLists as readonly unknown[]).includes(text)
}
