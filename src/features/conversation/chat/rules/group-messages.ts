/** Fields of a message needed for grouping. */
export interface Groupable {
  readonly mine: boolean
  /** Its number within the conversation. */
  readonly seq: number
  /** ISO timestamp. */
  readonly at: string
}

export interface MessageGroup<M> {
  readonly mine: boolean
  readonly messages: readonly M[]
}

export interface MessageDay<M> {
  /** `YYYY-MM-DD` in the reader's time zone. */
  readonly day: string
  readonly groups: readonly MessageGroup<M>[]
}

/** Consecutive messages from one side within three minutes form a group. */
export const groupGapMs = 3 * 60_000

/**
 * Groups messages, oldest first, by day and sender. `dayOf` returns the day of an instant in the
 * reader's time zone. A new group starts at `breakAt`, the first unread message, and after a
 * message for which `endsGroup` is true because something else is shown there.
 */
export function groupMessages<M extends Groupable>(
  messages: readonly M[],
  dayOf: (at: string) => string,
  breakAt: number | null = null,
  endsGroup: (message: M) => boolean = () => false,
): MessageDay<M>[] {
  const days: { day: string; groups: { mine: boolean; messages: M[] }[] }[] = []
  for (const message of messages) {
    const day = dayOf(message.at)
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const group = groups.at(-1)
    const before = group?.messages.at(-1)
    const joins =
      group !== undefined &&
      before !== undefined &&
      !endsGroup(before) &&
      group.mine === message.mine &&
      message.seq !== breakAt &&
      Math.abs(Date.parse(message.at) - Date.parse(before.at)) <= groupGapMs
    if (joins) group.messages.push(message)
    else groups.push({ mine: message.mine, messages: [message] })
  }
  return days
}
