import type { LoadContext, PageModule } from '#platform/web/page.ts'
import type { Member } from '../../contract/profiles.ts'
import { calls } from '../calls.ts'
import { nameAndAge } from '../name-and-age.ts'

/**
 * Loads the member before the page is shown; a member who is not visible leads to the not-found
 * page.
 */
export async function loadMember({ api, cache, params }: LoadContext): Promise<void> {
  // Cached data is shown unless it has been invalidated.
  await cache.fetchQuery({
    ...calls.query('profiles.read_member', { member: params.member ?? '' })(api),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The document title: "Elena, 34". */
export const memberTitle: NonNullable<PageModule['title']> = (_, { cache, params }) => {
  const member = cache.getQueryData<Member>([
    'profiles.read_member',
    { member: params.member ?? '' },
  ])
  return member === undefined ? '' : nameAndAge(member)
}
