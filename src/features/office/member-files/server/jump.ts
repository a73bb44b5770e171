import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Output } from '#kernel/endpoint.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/member-files.ts'
import { readSearch } from '../rules/search-kind.ts'
import type { MemberFilesDeps } from './deps.ts'
import { noteSearch, selectFound } from './find-members.ts'
import { selectJumpCases, selectJumpOrder } from './store-find.ts'

type Result = Output<(typeof contract)['member_files.jump']>['results'][number]

/** The number of a report, complaint, appeal or question to support. */
const caseNumber = /^[acrs]-[2-9a-hj-np-z]{4}-[2-9a-hj-np-z]{4}$/i
/** Members per answer. */
const most = 8

/** Finds what the command palette leads to, of the kinds that the role may see. */
export function jump(
  deps: Pick<MemberFilesDeps, 'database' | 'findByPhone' | 'note'>,
): Handler<(typeof contract)['member_files.jump'], Site> {
  return async ({ search: typed }, { site, viewer, now }) => {
    const search = typed.trim()
    const may = (permission: Parameters<typeof hasPermission>[1]) =>
      hasPermission(viewer.role, permission)
    if (caseNumber.test(search)) {
      const rows = await selectJumpCases(deps.database, search.toUpperCase())
      const results = rows.filter(({ kind }) =>
        may(
          kind === 'report'
            ? 'reports.decide'
            : kind === 'support'
              ? 'support.answer'
              : 'complaints.decide',
        ),
      )
      return { results }
    }
    if (search.length < 2) return { results: [] }
    const filters = { search, fictional: false }
    const rows = await selectFound(deps, filters, { site, after: null, limit: most })
    if (isRefusal(rows)) return { results: [] }
    await noteSearch(deps, filters, { viewer, rows, now })
    const kind = readSearch(search)
    const orders =
      kind.kind === 'id' && may('orders.read') ? await selectJumpOrder(deps.database, kind.id) : []
    const members = rows.slice(0, most).map(
      ({ member, name, email, site: of }): Result => ({
        kind: 'member',
        id: member,
        name,
        detail: email ?? of,
      }),
    )
    return { results: [...members, ...orders] }
  }
}
