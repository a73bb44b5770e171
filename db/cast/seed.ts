import { cast } from './cast.ts'
import type { SeedDeps } from './seeding/seed-deps.ts'
import { seedAds } from './seeding/seed-ads.ts'
import { seedCities } from './seeding/seed-cities.ts'
import { seedCredits } from './seeding/seed-credits.ts'
import { seedDataRequests } from './seeding/seed-data-requests.ts'
import { seedMembers } from './seeding/seed-members.ts'
import { seedOperations } from './seeding/seed-operations.ts'
import { seedPhotos } from './seeding/seed-photos.ts'
import { seedStaff } from './seeding/seed-staff.ts'
import { story } from './stories/story.ts'
import { playStory } from './stories/play-story.ts'

/** The password of every demo member. */
export const demoPassword = 'minuet-demo'

/** The logins listed when the demo starts. */
export const demoLogins: readonly {
  readonly name: string
  readonly email: string
  readonly password: string
}[] = ['jonas', 'elena'].map((id) => {
  const member = cast.find((one) => one.id === id)
  return { name: member?.name ?? id, email: member?.email ?? '', password: demoPassword }
})

/**
 * Creates the cast: accounts, profiles, photos and sign-up credits. Running it again changes
 * nothing; after an interruption it continues. Search is updated by the events of profiles and
 * photos.
 */
export async function seedCast(deps: SeedDeps): Promise<ReadonlyMap<string, number>> {
  const cities = await seedCities(deps, cast)
  const accounts = await seedMembers(deps, cast, { cities, password: demoPassword })
  await seedPhotos(deps, cast, accounts)
  await seedCredits(deps, cast, accounts)
  await seedStaff(deps, demoPassword)
  await seedAds(deps)
  await seedOperations(deps, cast, accounts)
  return accounts
}

/** Creates the cast and plays their story. */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const accounts = await seedCast(deps)
  await playStory(deps, story, cast, accounts)
  await seedDataRequests(deps, accounts)
  // So that figures for past months exist from the start.
  await deps.dailyFigures.record(deps.now)
  deps.log.info(`The cast is complete: ${cast.length} people.`)
}

export { wakeCast } from './wake-cast.ts'
