import type { Story } from '../stories/story-shape.ts'
import type { Act, ActDeps } from './act.ts'
import { createPersonContext } from './create-person-context.ts'
import { expectNoRefusal } from '#kernel/refusal.ts'

/** Members read and acknowledge the disclosure that a profile is fictional. */
export function createAcknowledgementActs(
  { fictionalProfiles: { handlers }, person }: ActDeps,
  acknowledged: Story['acknowledged'],
): Act[] {
  return acknowledged.map(({ by, of, minutesAgo }) => ({
    minutesAgo,
    async happen(now) {
      const { member } = person(of).member
      const context = createPersonContext(person(by), now)
      const { version } = expectNoRefusal(
        await handlers['fictional_profiles.read_disclosure']({ member }, context),
      )
      expectNoRefusal(
        await handlers['fictional_profiles.acknowledge']({ member, version }, context),
      )
    },
  }))
}
