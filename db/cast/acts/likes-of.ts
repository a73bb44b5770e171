import { idOf } from '../dice.ts'
import type { Story } from '../story-shape.ts'
import type { Act, ActDeps } from './act.ts'
import { asPerson } from './as-person.ts'
import { granted } from './granted.ts'

/** Likes, and opening the profile of the member who gave the like. */
export function likesOf({ likes: { handlers }, person }: ActDeps, likes: Story['likes']): Act[] {
  return likes.flatMap(({ from, to, minutesAgo, seenMinutesAgo }) => {
    const [liker, liked] = [person(from), person(to)]
    const like: Act = {
      minutesAgo,
      async happen(now) {
        const id = idOf(`cast like ${from} ${to}`)
        granted(await handlers['likes.like']({ member: liked.member.member, id }, asPerson(liker, now)))
      },
    }
    if (seenMinutesAgo === undefined) return [like]
    const see: Act = {
      minutesAgo: seenMinutesAgo,
      async happen(now) {
        granted(await handlers['likes.mark_seen']({ member: liker.member.member }, asPerson(liked, now)))
      },
    }
    return [like, see]
  })
}
