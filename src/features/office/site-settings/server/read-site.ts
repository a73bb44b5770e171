import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import {
  fieldDefaults,
  poolSettings,
  readFieldValues,
  type Site,
} from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-settings.ts'
import type { SiteSettingsDeps } from './deps.ts'
import { listSisters, listStaff, findName } from './list-sites.ts'

type Deps = Pick<SiteSettingsDeps, 'database' | 'sites' | 'staffNames' | 'hasApprover'>

/** All settings of a site, as the office edits them. */
export function readSite({
  database,
  sites: { allSites, editor },
  staffNames,
  hasApprover,
}: Deps): Handler<(typeof contract)['site_settings.read_site'], Site> {
  return async ({ site: id }, { viewer }) => {
    const sites = await allSites()
    const site = sites.find((one) => one.id === id)
    if (site === undefined) return refuse('not_found')
    const [newest, last, waiting, second] = await Promise.all([
      editor.newest(database, id),
      editor.listLastChanges(database, id),
      editor.findWaiting(database, id),
      hasApprover(viewer.staff),
    ])
    const names = await staffNames(listStaff([...last, ...(waiting === null ? [] : [waiting])]))
    return {
      id,
      name: site.name,
      sisters: listSisters(sites, site),
      newest,
      values: { ...readFieldValues(site) },
      defaults: { ...fieldDefaults },
      shared: [...poolSettings],
      last: last.map(({ field, at, staff_id }) => ({
        field,
        at: at.toISOString(),
        by: findName(staff_id, names),
      })),
      second,
      waiting:
        waiting === null
          ? null
          : {
              id: waiting.id,
              by: names.get(waiting.staff_id) ?? '',
              at: waiting.at.toISOString(),
              reason: waiting.reason,
              values: { ...waiting.changes },
              defaults: [...waiting.defaults],
              own: waiting.staff_id === viewer.staff,
            },
    }
  }
}

const pageSize = 30

/** The history of a site. */
export function listChanges({
  database,
  sites: { allSites, editor },
  staffNames,
}: Deps): Handler<(typeof contract)['site_settings.list_changes'], Site> {
  return async ({ site: id, before = null }) => {
    if (!(await allSites()).some((site) => site.id === id)) return refuse('not_found')
    const rows = await editor.listChanges(database, { site: id, before, limit: pageSize + 1 })
    const names = await staffNames(listStaff(rows))
    return {
      changes: rows.slice(0, pageSize).map((row) => ({
        number: row.number,
        at: row.at.toISOString(),
        by: findName(row.staff_id, names),
        approved_by: findName(row.approved_by, names),
        reason: row.reason,
        undoes: row.undoes,
        before: { ...row.before },
        after: { ...row.after },
      })),
      more: rows.length > pageSize,
    }
  }
}
