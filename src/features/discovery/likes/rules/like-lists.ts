/** The three lists, as named in the API and in `/likes/{type}`. The first is the default tab. */
export const likeLists = ['liked_by', 'likes', 'matches'] as const
export type LikeList = (typeof likeLists)[number]

export function isLikeList(text: unknown): text is LikeList {
  return (likeLists as readonly unknown[]).includes(text)
}
