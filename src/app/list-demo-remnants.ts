import { listDemoValues } from '#features/site/sites/index.ts'
import type { Product } from './product.ts'

/** Addresses of the demo's cast and staff. */
const demoAddress = /@(minuet|sarabande)\.example$/i

/**
 * Lists everything of the demo in a database, by name: invented companies and settings, staff and
 * members whose passwords are public. A production site refuses to start on any of it.
 */
export async function listDemoRemnants({
  sites,
  staff,
  accounts,
}: Pick<Product, 'sites' | 'staff' | 'accounts'>): Promise<string[]> {
  const [allSites, people, members] = await Promise.all([
    sites.allSites(),
    staff.people.list(),
    accounts.demo.countMembers(),
  ])
  return [
    ...allSites.flatMap((site) =>
      listDemoValues(site).map((value) => `${site.name} (${site.hosts[0]}): ${value}`),
    ),
    ...people
      .filter(({ email, demo, status }) => status !== 'closed' && (demo || demoAddress.test(email)))
      .map(({ name, email }) => `staff member ${name} <${email}>, whose password is public`),
    ...(members > 0
      ? [`${members} demo member${members === 1 ? '' : 's'}, whose password is public`]
      : []),
  ]
}
