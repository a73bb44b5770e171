import type { Story } from '../story-shape.ts'
import type { Act, ActDeps } from './act.ts'
import { asPerson } from './as-person.ts'
import { granted } from './granted.ts'

/** Members reading the disclosure that a profile is fictional, and acknowledging it. */
export function acknowledgementsOf(
  { fiction: { handlers }, person }: ActDeps,
  acknowledged: Story['acknowledged'],
): Act[] {
  return acknowledged.map(({ by, of, minutesAgo }) => ({
    minutesAgo,
    async happen(now) {
      const { member } = person(of).member
      const context = asPerson(person(by), now)
      const { version } = granted(await handlers['fictional_profiles.read_disclosure']({ member }, context))
      granted(await handlers['fictional_profiles.acknowledge']({ member, version }, context))
    },
  }))
}
