import type { Act, ActDeps, CastPerson } from '../acts/act.ts'
import { createAcknowledgementActs } from '../acts/create-acknowledgement-acts.ts'
import { createConversationActs } from '../acts/create-conversation-acts.ts'
import { createLikeActs } from '../acts/create-like-acts.ts'
import { createPurchaseActs } from '../acts/create-purchase-acts.ts'
import { createVerificationActs } from '../acts/create-verification-acts.ts'
import { createWaitingPhotoActs } from '../acts/create-waiting-photo-acts.ts'
import type { CastMember } from '../cast-member.ts'
import type { SeedDeps } from '../seeding/seed-deps.ts'
import { castSites } from '../cast-sites.ts'
import type { Story } from './story-shape.ts'
import { minutesBefore } from '../compute-times.ts'

/**
 * Plays the story as it would have happened: every act through its feature's public entry, in
 * chronological order, each at its own time. Ids are derived from the story, so that playing it
 * again adds nothing.
 */
export async function playStory(
  deps: SeedDeps,
  story: Story,
  members: readonly CastMember[],
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  const people = await loadPeople(deps, members, accounts)
  function person(id: string): CastPerson {
    const castPerson = people.get(id)
    if (castPerson === undefined)
      throw new Error(`the story mentions ${id}, who is not in the cast`)
    return castPerson
  }
  for (const { minutesAgo, happen } of createActs({ ...deps, person }, story, people))
    await happen(minutesBefore(deps.now, minutesAgo))
}

/**
 * All acts in chronological order, except those of cast members whose name had already been taken
 * by someone else.
 */
function createActs(deps: ActDeps, story: Story, people: ReadonlyMap<string, CastPerson>): Act[] {
  const there = (...ids: readonly string[]) => ids.every((id) => people.has(id))
  return [
    ...createLikeActs(
      deps,
      story.likes.filter(({ from, to }) => there(from, to)),
    ),
    ...createAcknowledgementActs(
      deps,
      story.acknowledged.filter(({ by, of }) => there(by, of)),
    ),
    ...createPurchaseActs(
      deps,
      story.purchases.filter(({ by }) => there(by)),
    ),
    ...createConversationActs(
      deps,
      story.conversations.filter(({ between }) => there(...between)),
    ),
    ...createWaitingPhotoActs(
      deps,
      story.waitingPhotos.filter(({ by }) => there(by)),
    ),
    ...createVerificationActs(
      deps,
      story.verifications.filter(({ by }) => there(by)),
    ),
  ].toSorted((a, b) => b.minutesAgo - a.minutesAgo)
}

async function loadPeople(
  { sites }: SeedDeps,
  members: readonly CastMember[],
  accounts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, CastPerson>> {
  const people = new Map<string, CastPerson>()
  for (const member of members) {
    const account = accounts.get(member.member)
    if (account === undefined) continue
    const { site, pool } = castSites[member.site]
    const viewer = { account, member: member.member, pool, status: 'active', session: 0 } as const
    people.set(member.id, { member, viewer, site: await sites.siteById(site) })
  }
  return people
}
