import { deriveId } from '../dice.ts'
import type { Story } from '../stories/story-shape.ts'
import type { Act, ActDeps } from './act.ts'
import { createPersonContext } from './create-person-context.ts'
import { expectNoRefusal } from '#kernel/refusal.ts'

/** Likes, and opening the profile of the member who gave the like. */
export function createLikeActs(
  { likes: { handlers }, person }: ActDeps,
  likes: Story['likes'],
): Act[] {
  return likes.flatMap(({ from, to, minutesAgo, seenMinutesAgo }) => {
    const [liker, liked] = [person(from), person(to)]
    const like: Act = {
      minutesAgo,
      async happen(now) {
        const id = deriveId(`cast like ${from} ${to}`)
        expectNoRefusal(
          await handlers['likes.like'](
            { member: liked.member.member, id },
            createPersonContext(liker, now),
          ),
        )
      },
    }
    if (seenMinutesAgo === undefined) return [like]
    const see: Act = {
      minutesAgo: seenMinutesAgo,
      async happen(now) {
        expectNoRefusal(
          await handlers['likes.mark_seen'](
            { member: liker.member.member },
            createPersonContext(liked, now),
          ),
        )
      },
    }
    return [like, see]
  })
}
