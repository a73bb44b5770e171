import { countDemoMembers } from '#features/members/accounts/server/index.ts'
import { listStaff } from '#features/members/staff/server/index.ts'
import { listDemoValues } from '#features/site/sites/index.ts'
import { listAllSites } from '#features/site/sites/server/index.ts'
import type { Queries } from '#platform/server/postgres/database.ts'

/** Addresses of the demo's cast and staff. */
const demoAddress = /@(minuet|sarabande)\.example$/i

/**
 * Lists all demo data in a database by name: made-up companies and settings, and staff and members
 * whose passwords are public. A production site refuses to start if there is any. It does not need
 * the secret, because a demo's database is encrypted with a different one.
 */
export async function listDemoRemnants(queries: Queries): Promise<string[]> {
  const [sites, people, members] = await Promise.all([
    listAllSites(queries),
    listStaff(queries),
    countDemoMembers(queries),
  ])
  return [
    ...sites.flatMap((site) =>
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
