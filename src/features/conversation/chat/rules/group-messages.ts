/** What grouping needs to know of a message. */
export interface Groupable {
  readonly mine: boolean
  /** Its place in the conversation. */
  readonly seq: number
  /** An instant as ISO text. */
  readonly at: string
}

export interface MessageGroup<M> {
  readonly mine: boolean
  readonly messages: readonly M[]
}

export interface MessageDay<M> {
  /** `YYYY-MM-DD` where the reader is. */
  readonly day: string
  readonly groups: readonly MessageGroup<M>[]
}

/** Messages of one side that follow each other within three minutes stand together. */
export const togetherMs = 3 * 60_000

/**
 * Puts messages, oldest first, under their days and into groups. `dayOf` says which day an instant is on where the reader is; a new
 * group begins at `breakAt`, where unread ones do, and after a message that `endsGroup`, for something else stands there.
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
      Math.abs(Date.parse(message.at) - Date.parse(before.at)) <= togetherMs
    if (joins) group.messages.push(message)
    else groups.push({ mine: message.mine, messages: [message] })
  }
  return days
}
