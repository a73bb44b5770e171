import type { OfficeDispute, OfficeRuling } from '../../contract/rulings.ts'
import type { RefundsDeps } from '../deps.ts'
import { providerDecides } from '../provider-decides.ts'
import type { DisputeRow, RulingRow } from './store-rulings.ts'

/** Converts rulings to their view for a staff member. */
export async function toOfficeRulings(
  { staffNames }: Pick<RefundsDeps, 'staffNames'>,
  rows: readonly RulingRow[],
  staff: number,
): Promise<OfficeRuling[]> {
  const names = await staffNames(
    rows.flatMap(({ requested_by, decided_by }) => [requested_by, decided_by ?? requested_by]),
  )
  return rows.map(({ ruling_id, order_id, created_at, requested_by, decided_by, ...row }) => ({
    ...row,
    id: ruling_id,
    order: order_id,
    requested_by: names.get(requested_by) ?? '',
    decided_by: decided_by === null ? null : (names.get(decided_by) ?? ''),
    own: requested_by === staff,
    at: created_at.toISOString(),
  }))
}

/** Converts disputes to their office view. */
export function toOfficeDisputes(
  deps: Pick<RefundsDeps, 'providerNamed'>,
  rows: readonly DisputeRow[],
): OfficeDispute[] {
  return rows.map(({ order_id: order, ref: about, opened_at, overturned_at, ...row }) => ({
    ...row,
    order,
    about,
    provider_decides: providerDecides(deps, row.gateway),
    overturned_at: overturned_at?.toISOString() ?? null,
    at: opened_at.toISOString(),
  }))
}
