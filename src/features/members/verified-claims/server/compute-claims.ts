import type { Site } from '#features/site/sites/index.ts'
import { type ClaimId, claimIds, claims } from '../rules/claims.ts'
import { claimPeriod, validUntil } from '../rules/decide-claim.ts'
import type { ClaimsDeps, Proof } from './deps.ts'
import { deleteOld, insertComputation } from './store.ts'

/** How long computations are retained as evidence for a claim, in days. */
const retentionDays = 3 * 365

/**
 * Computes every claim on every site; a nightly job (BEY-05). A failure is logged and leaves the
 * earlier finding in place until it expires.
 */
export function computeClaims(deps: ClaimsDeps): (now: Date) => Promise<void> {
  return async (now) => {
    const proofs = deps.proofs()
    for (const site of await deps.allSites())
      for (const claim of claimIds) {
        const proof = proofs[claim]
        if (proof !== undefined) await computeOne(deps, { site, claim, proof }, now)
      }
    await deleteOld(deps.database, new Date(now.getTime() - retentionDays * 86_400_000))
  }
}

async function computeOne(
  { database, log }: ClaimsDeps,
  { site, claim, proof }: { site: Site; claim: ClaimId; proof: Proof },
  now: Date,
): Promise<void> {
  const definition = claims[claim]
  try {
    const findings = await proof.find({ site, ...claimPeriod(definition, now) })
    await insertComputation(database, {
      site: site.id,
      claim,
      query: definition.query,
      findings,
      computedAt: now,
      validUntil: validUntil(definition, now),
    })
  } catch (error) {
    log.error({ site: site.id, part: claim, error }, 'claim computation failed')
  }
}
