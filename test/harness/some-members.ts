import { castMembers } from './people.ts'
import type { TestSite } from '#app/testing/start-site.ts'

interface SearchPage {
  readonly members: readonly { readonly id: string; readonly name: string; readonly kind: string }[]
  readonly next: string | null
}

const viewers: readonly unknown[] = Object.values(castMembers)

/**
 * Returns the public ids of a member and a fictional profile that everyone can see. The member is
 * never one of the viewers, who would find their own profile without the buttons of other members'.
 */
export async function someMembers(site: TestSite): Promise<{ someone: string; fictional: string }> {
  const members: SearchPage['members'][number][] = []
  for (let after = ''; ; ) {
    const answer = await fetch(
      `${site.url}/api/members?gender=all&country=NL&fictional=true${after}`,
    )
    const page = (await answer.json()) as SearchPage
    members.push(...page.members.filter(({ name }) => !viewers.includes(name)))
    const [someone, fictional] = ['member', 'fictional'].map(
      (kind) => members.find((one) => one.kind === kind)?.id,
    )
    if (someone !== undefined && fictional !== undefined) return { someone, fictional }
    if (page.next === null) throw new Error('no visible cast member of that kind')
    after = `&after=${page.next}`
  }
}
