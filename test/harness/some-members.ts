import type { TestSite } from '#app/testing/start-site.ts'

interface SearchPage {
  readonly members: readonly { readonly id: string; readonly kind: string }[]
  readonly next: string | null
}

/** Returns the public ids of a member and a fictional profile that everyone can see. */
export async function someMembers(site: TestSite): Promise<{ someone: string; fictional: string }> {
  const members: SearchPage['members'][number][] = []
  for (let after = ''; ; ) {
    const answer = await fetch(
      `${site.url}/api/members?gender=all&country=NL&fictional=true${after}`,
    )
    const page = (await answer.json()) as SearchPage
    members.push(...page.members)
    const [someone, fictional] = ['member', 'fictional'].map(
      (kind) => members.find((one) => one.kind === kind)?.id,
    )
    if (someone !== undefined && fictional !== undefined) return { someone, fictional }
    if (page.next === null) throw new Error('no visible cast member of that kind')
    after = `&after=${page.next}`
  }
}
