import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { type Approvals, refuseDecision } from '#features/members/staff/server/index.ts'
import { readFieldValues, type Site } from '#features/site/sites/index.ts'
import type { SitePlan } from '#features/site/sites/server/index.ts'
import type { contract } from '../contract/site-settings.ts'
import type { ChangeProblem } from '../rules/find-problem.ts'
import { checkPlan } from './check-plan.ts'
import type { SiteSettingsDeps } from './deps.ts'

/** A problem that came up after the change was requested. */
type Obstacle = `problem ${string}`

/**
 * Changes that wait for a second staff member (OPS-08). They are carried out as requested, unless one
 * of their fields has been changed since.
 */
export function openChangeApprovals(deps: SiteSettingsDeps): Approvals<Obstacle> {
  const { note, openApprovals } = deps
  const { editor } = deps.sites
  return openApprovals({
    kind: 'site_settings.change',
    async lock(tx, id) {
      const proposal = looksLikeId(id) ? await editor.findProposal(tx, id) : null
      if (proposal === null) return null
      const { site_id: site, changes: values, defaults } = proposal
      const plan = await editor.plan(tx, { site, values, defaults })
      if (plan === null) return null
      const problem = await checkPlan(tx, plan, { ...deps, ownHost: '' })
      const facts = { site: plan.site.name, fields: plan.fields.join(', ') }
      return { terms: toTerms(plan), about: id, facts, plan, proposal, problem }
    },
    findObstacle: ({ problem }): Obstacle | null =>
      problem === null ? null : `problem ${JSON.stringify(problem)}`,
    async approve(tx, { plan, proposal }, { by }, now) {
      const { id, staff_id: staff, reason, undoes } = proposal
      await editor.endProposal(tx, id, 'applied')
      await editor.carryOut(tx, plan, {
        author: { id, staff, approvedBy: by, reason, undoes },
        record: (inTx, { site, name, changes }) =>
          note(
            inTx,
            { staff },
            {
              act: 'sites.changed',
              about: String(site),
              facts: { site: name, ...changes, reason },
            },
            now,
          ),
        now,
      })
    },
    close: async (tx, { proposal }) => {
      await editor.endProposal(tx, proposal.id, 'closed')
    },
  })
}

/** The values before and after: nothing else is approved. */
export function toTerms({ site, after, fields }: SitePlan): Record<string, string> {
  const will = after.find(({ id }) => id === site.id) ?? site
  const pick = (of: Site) => {
    const values: Readonly<Record<string, unknown>> = { ...readFieldValues(of) }
    return JSON.stringify(fields.toSorted().map((field) => [field, values[field]]))
  }
  return { site: String(site.id), was: pick(site), becomes: pick(will) }
}

/** Approves or declines what someone else requested. */
export function decideChange(
  approvals: Approvals<Obstacle>,
): Handler<(typeof contract)['site_settings.decide_change'], Site> {
  return async ({ proposal, approved }, { viewer, now }) => {
    const to = approved ? 'approved' : 'declined'
    const verdict = await approvals.decide({ subject: proposal, to, by: viewer.staff }, now)
    if (verdict.startsWith('problem '))
      return toRefusal(JSON.parse(verdict.slice('problem '.length)) as ChangeProblem)
    return refuseDecision(verdict as Parameters<typeof refuseDecision>[0])
  }
}

const toRefusal = ({
  reason,
  with: values = {},
}: ChangeProblem): Refusal<`site_settings.${ChangeProblem['reason']}`> =>
  refuse(`site_settings.${reason}`, { with: values })
