/** The key of an email of the queue. */
export const formatEmailKey = (id: string) => `notification-${id}`

/** The id of an email of the queue; null if the key is of another one. */
export function parseEmailKey(key: string | undefined): string | null {
  return /^notification-([0-9a-f-]{36})$/.exec(key ?? '')?.[1] ?? null
}
