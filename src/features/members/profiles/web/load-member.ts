import type { LoadContext, PageModule } from '#platform/web/page.ts'
import type { Member } from '../contract.ts'
import { calls } from './calls.ts'
import { nameAndAge } from './name-and-age.ts'

/** Reads the member before the page shows; whoever is not there is the page that could not be found. */
export async function loadMember({ api, cache, params }: LoadContext): Promise<void> {
  // What is known is shown, unless it is known to be no longer so.
  await cache.fetchQuery({
    ...calls.query('profiles.read_member', { member: params.member ?? '' })(api),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The document's title: "Elena, 34". */
export const memberTitle: NonNullable<PageModule['title']> = (_, { cache, params }) => {
  const member = cache.getQueryData<Member>(['profiles.read_member', { member: params.member ?? '' }])
  return member === undefined ? '' : nameAndAge(member)
}
