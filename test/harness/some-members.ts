import type { TestSite } from '#app/testing/start-site.ts'

interface Found {
  readonly members: readonly { readonly id: string; readonly kind: string }[]
  readonly next: string | null
}

/** Returns the public ids of a member and a fictional profile that everyone can see. */
export async function someMembers(site: TestSite): Promise<{ someone: string; fictional: string }> {
  const members: Found['members'][number][] = []
  for (let after = ''; ; ) {
    const answer = await fetch(`${site.url}/api/members?gender=all&country=NL&fictional=true${after}`)
    const found = (await answer.json()) as Found
    members.push(...found.members)
    const [someone, fictional] = ['member', 'fictional'].map((kind) => members.find((one) => one.kind === kind)?.id)
    if (someone !== undefined && fictional !== undefined) return { someone, fictional }
    if (found.next === null) throw new Error('no visible cast member of that kind')
    after = `&after=${found.next}`
  }
}
