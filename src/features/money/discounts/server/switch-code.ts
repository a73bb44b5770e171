import { looksLikeId } from '#kernel/id.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/discounts.ts'
import type { DiscountsDeps } from './deps.ts'
import { updateStatus } from './store-office.ts'

/**
 * Switches a code and writes an audit entry. If it already has that status, nothing is changed or
 * written.
 */
export function switchCode({
  database,
  sites,
  note,
}: Pick<DiscountsDeps, 'database' | 'sites' | 'note'>): Handler<
  (typeof contract)['discounts.switch_code'],
  Site
> {
  return async ({ code: id, on }, { viewer, now }) => {
    if (!looksLikeId(id)) return refuse('not_found')
    return database.transaction(async (tx) => {
      const found = await updateStatus(tx, { id, status: on ? 'active' : 'off' })
      if (found === null) return refuse('not_found')
      if (found.unapproved) return refuse('discounts.code_unapproved')
      const site = (await sites.allSites()).find((one) => one.id === found.site)?.name ?? null
      const act = on ? 'discounts.switched_on' : 'discounts.switched_off'
      if (found.changed)
        await note(tx, viewer, { act, about: id, facts: { site, code: found.code } }, now)
      return null
    })
  }
}
