import type { Act, ActDeps, Person } from './acts/act.ts'
import { acknowledgementsOf } from './acts/acknowledgements-of.ts'
import { conversationsOf } from './acts/conversations-of.ts'
import { likesOf } from './acts/likes-of.ts'
import { purchasesOf } from './acts/purchases-of.ts'
import { verificationsOf } from './acts/verifications-of.ts'
import { waitingPhotosOf } from './acts/waiting-photos-of.ts'
import type { CastMember } from './cast-member.ts'
import type { SeedDeps } from './seed-deps.ts'
import { sitesOfCast } from './sites-of-cast.ts'
import type { Story } from './story-shape.ts'
import { minutesBefore } from './times-of.ts'

/**
 * Plays the story as it would have happened: every act through its feature's public entry, the
 * earliest first, at its own time. Ids are derived from the story, so that playing it again adds
 * nothing.
 */
export async function tellStory(
  deps: SeedDeps,
  story: Story,
  members: readonly CastMember[],
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  const people = await peopleOf(deps, members, accounts)
  function person(id: string): Person {
    const found = people.get(id)
    if (found === undefined) throw new Error(`the story mentions ${id}, who is not in the cast`)
    return found
  }
  for (const { minutesAgo, happen } of actsOf({ ...deps, person }, story, people))
    await happen(minutesBefore(deps.now, minutesAgo))
}

/**
 * All acts in chronological order, except those of cast members whose name had already been taken
 * by someone else.
 */
function actsOf(deps: ActDeps, story: Story, people: ReadonlyMap<string, Person>): Act[] {
  const there = (...ids: readonly string[]) => ids.every((id) => people.has(id))
  return [
    ...likesOf(
      deps,
      story.likes.filter(({ from, to }) => there(from, to)),
    ),
    ...acknowledgementsOf(
      deps,
      story.acknowledged.filter(({ by, of }) => there(by, of)),
    ),
    ...purchasesOf(
      deps,
      story.purchases.filter(({ by }) => there(by)),
    ),
    ...conversationsOf(
      deps,
      story.conversations.filter(({ between }) => there(...between)),
    ),
    ...waitingPhotosOf(
      deps,
      story.waitingPhotos.filter(({ by }) => there(by)),
    ),
    ...verificationsOf(
      deps,
      story.verifications.filter(({ by }) => there(by)),
    ),
  ].toSorted((a, b) => b.minutesAgo - a.minutesAgo)
}

async function peopleOf(
  { sites }: SeedDeps,
  members: readonly CastMember[],
  accounts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Person>> {
  const people = new Map<string, Person>()
  for (const member of members) {
    const account = accounts.get(member.member)
    if (account === undefined) continue
    const { site, pool } = sitesOfCast[member.site]
    const viewer = { account, member: member.member, pool, status: 'active', session: 0 } as const
    people.set(member.id, { member, viewer, site: await sites.siteById(site) })
  }
  return people
}
