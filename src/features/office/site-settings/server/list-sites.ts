import type { Handler } from '#kernel/handler.ts'
import { listMissingCompanyFields, type Site, type SiteField } from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-settings.ts'
import type { SiteSettingsDeps } from './deps.ts'

type Deps = Pick<SiteSettingsDeps, 'database' | 'sites' | 'staffNames'>

/** Lists the sites, each with what it sells, what waits, and its latest change. */
export function listSites({
  database,
  sites: { allSites, editor },
  staffNames,
}: Deps): Handler<(typeof contract)['site_settings.list_sites'], Site> {
  return async () => {
    const sites = await allSites()
    const latest = new Map(
      await Promise.all(
        sites.map(async ({ id }) => {
          const [row] = await editor.listChanges(database, { site: id, before: null, limit: 1 })
          return [id, row] as const
        }),
      ),
    )
    const names = await staffNames(listStaff([...latest.values()]))
    return {
      sites: await Promise.all(
        sites.map(async (site) => {
          const change = latest.get(site.id)
          return {
            id: site.id,
            name: site.name,
            hosts: [...site.hosts],
            currency: site.currency,
            country: site.country,
            languages: [...site.locales],
            sisters: listSisters(sites, site),
            signups: site.settings.signups,
            missing: listMissingCompanyFields(site).map(
              (field) => `company_${field}` satisfies SiteField,
            ),
            waiting: (await editor.findWaiting(database, site.id)) !== null,
            changed_at: change?.at.toISOString() ?? null,
            changed_by: findName(change?.staff_id ?? null, names),
          }
        }),
      ),
    }
  }
}

/** The names of the other sites that share a site's members. */
export function listSisters(sites: readonly Site[], { id, pool }: Site): string[] {
  return sites.filter((one) => one.pool === pool && one.id !== id).map(({ name }) => name)
}

/** The staff members named in rows, each once. */
export function listStaff(
  rows: readonly ({ staff_id: number | null; approved_by?: number | null } | undefined)[],
): number[] {
  const ids = rows.flatMap((row) => [row?.staff_id ?? null, row?.approved_by ?? null])
  return [...new Set(ids.filter((id) => id !== null))]
}

export const findName = (
  staff: number | null,
  names: ReadonlyMap<number, string>,
): string | null => (staff === null ? null : (names.get(staff) ?? ''))
