import { addDays, startOfDay } from '#kernel/calendar.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Input, RefusalCode } from '#kernel/endpoint.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, FoundMember } from '../contract/member-files.ts'
import { buildCsv } from '../rules/build-csv.ts'
import { readSearch } from '../rules/search-kind.ts'
import type { MemberFilesDeps } from './deps.ts'
import {
  type FindQuery,
  type FoundRow,
  selectByKeys,
  selectByPrefix,
  selectCountries,
  selectKeysById,
  selectMembers,
  selectSites,
} from './store-find.ts'

type Filters = Input<(typeof contract)['member_files.export']>
type FindCode = RefusalCode<(typeof contract)['member_files.export']>
type Deps = Pick<MemberFilesDeps, 'database' | 'findByPhone' | 'note'>

/** Members per page. */
const pageSize = 50
/** The largest file of the list. */
const maxExported = 10_000

/** Finds members; a search is in the audit log, with what it was by and never its text. */
export function findMembers(deps: Deps): Handler<(typeof contract)['member_files.find'], Site> {
  return async ({ after, ...filters }, { site, viewer, now }) => {
    const [rows, sites, countries] = await Promise.all([
      selectFound(deps, filters, { site, after: after ?? null, limit: pageSize + 1 }),
      selectSites(deps.database),
      selectCountries(deps.database),
    ])
    if (isRefusal(rows)) return rows
    await noteSearch(deps, filters, { viewer, rows, now })
    const page = rows.slice(0, pageSize)
    const paged = readSearch(filters.search).kind === 'none'
    return {
      members: page.map(toView),
      next: paged && rows.length > pageSize ? (page.at(-1)?.member ?? null) : null,
      sites: sites.map(({ site: key, name }) => ({ site: key, name })),
      countries,
    }
  }
}

/** Returns the list as a file for a spreadsheet. */
export function exportMembers(deps: Deps): Handler<(typeof contract)['member_files.export'], Site> {
  return async (filters, { site, viewer, now }) => {
    const rows = await selectFound(deps, filters, { site, after: null, limit: maxExported + 1 })
    if (isRefusal(rows)) return rows
    const exported = rows.slice(0, maxExported)
    const { search, ...used } = filters
    const by = Object.entries(used).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    )
    const facts = { members: exported.length, filters: by.join(' '), searched: search !== '' }
    await deps.database.transaction((tx) =>
      deps.note(tx, viewer, { act: 'member_files.list_exported', facts }, now),
    )
    return {
      csv: buildCsv([columns, ...exported.map(toCells)]),
      members: exported.length,
      cut: rows.length > maxExported,
    }
  }
}

interface Page {
  readonly site: Site
  readonly after: string | null
  readonly limit: number
}

/** Selects the members that match a search and the filters. */
export async function selectFound(
  deps: Pick<Deps, 'database' | 'findByPhone'>,
  filters: Filters,
  { site, after, limit }: Page,
): Promise<FoundRow[] | Refusal<FindCode>> {
  const { search: typed, since, until, ...rest } = filters
  if (since !== undefined && until !== undefined && until < since)
    return refuse('member_files.days_reversed', { field: 'until' })
  const search = readSearch(typed)
  const query: FindQuery = {
    ...rest,
    since: since === undefined ? undefined : startOfDay(since, site.timeZone),
    until: until === undefined ? undefined : startOfDay(addDays(until, 1), site.timeZone),
  }
  const { database } = deps
  switch (search.kind) {
    case 'short':
      return refuse('member_files.search_too_short', { field: 'search' })
    case 'none':
      return selectMembers(database, query, { after, limit })
    case 'name':
    case 'email':
      return selectByPrefix(database, query, {
        of: search.kind,
        prefix: search.prefix,
        limit: Math.min(limit, pageSize),
      })
    case 'id':
      return selectByKeys(database, query, await selectKeysById(database, search.id))
    case 'phone': {
      const pools = [...new Set((await selectSites(database)).map(({ pool }) => pool))]
      return selectByKeys(database, query, await deps.findByPhone(pools, search.phone))
    }
  }
}

export async function noteSearch(
  { database, note }: Pick<Deps, 'database' | 'note'>,
  { search }: Pick<Filters, 'search'>,
  {
    viewer,
    rows,
    now,
  }: { readonly viewer: StaffViewer; readonly rows: readonly FoundRow[]; readonly now: Date },
): Promise<void> {
  const { kind } = readSearch(search)
  if (kind === 'none') return
  const [only] = rows.length === 1 ? rows : []
  const facts = { by: kind, found: Math.min(rows.length, pageSize) }
  await database.transaction((tx) =>
    note(
      tx,
      viewer,
      { act: 'member_files.searched', facts, ...(only !== undefined && { about: only.member }) },
      now,
    ),
  )
}

const toTime = (at: Date | null) => at?.toISOString() ?? null

function toView(row: FoundRow): FoundMember {
  const { account: _, created_at, activated_at, last_active_at, ...shown } = row
  return {
    ...shown,
    signed_up_at: created_at.toISOString(),
    confirmed_at: toTime(activated_at),
    last_active_at: toTime(last_active_at),
  }
}

/** The columns of the file, named like the fields of the endpoint. */
const columns = [
  'member',
  'name',
  'email',
  'status',
  'site',
  'country',
  'premium',
  'signed_up_at',
  'confirmed_at',
  'last_active_at',
]

function toCells(row: FoundRow): string[] {
  const view: Readonly<Record<string, unknown>> = toView(row)
  return columns.map((column) => String(view[column] ?? ''))
}
