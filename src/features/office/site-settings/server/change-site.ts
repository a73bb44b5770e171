import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Approvals } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-settings.ts'
import { needsSecondPerson } from '../rules/second-person.ts'
import { toTerms } from './change-approvals.ts'
import { checkPlan } from './check-plan.ts'
import type { SiteSettingsDeps } from './deps.ts'

/**
 * Changes fields of a site (OPS-08): the values, the history and the audit entry are written in one
 * transaction. An author who hasn't seen the newest change is refused, so that no one's work is
 * overwritten unseen. With what costs members money or could mislead them, a second person has to
 * agree, if there is one.
 */
export function changeSite(
  deps: SiteSettingsDeps,
  approvals: Approvals<string>,
): Handler<(typeof contract)['site_settings.change_site'], Site> {
  const { database, sites, note, hasApprover } = deps
  const { editor } = sites
  return async ({ id, site, newest, values, defaults, reason, undoes }, context) => {
    const { viewer, now, origin } = context
    const mayWait = await hasApprover(viewer.staff)
    return database.transaction(async (tx) => {
      const plan = await editor.plan(tx, { site, values, defaults })
      if (plan === null) return refuse('not_found')
      // After locking, so that the same request sent twice at once is recognized.
      const use = await editor.findUse(tx, { id, site })
      if (use === 'applied' || use === 'waiting') return { state: use }
      if (use !== 'unused') return refuse('site_settings.id_used')
      if (plan.newest !== newest) return refuse('site_settings.changed_before')
      if (plan.fields.length === 0) return refuse('site_settings.nothing_changed')
      const ownHost = new URL(origin).hostname
      const problem = await checkPlan(tx, plan, { ...deps, ownHost })
      if (problem !== null)
        return refuse(`site_settings.${problem.reason}`, {
          field: `values.${problem.field}`,
          with: problem.with ?? {},
        })

      if (mayWait && needsSecondPerson(plan.fields)) {
        if ((await editor.findWaiting(tx, site)) !== null)
          return refuse('site_settings.already_waiting')
        const by = viewer.staff
        await editor.propose(
          tx,
          {
            id,
            site_id: site,
            base: newest,
            staff_id: by,
            reason,
            undoes,
            changes: values,
            defaults,
          },
          now,
        )
        const terms = toTerms(plan)
        await approvals.request(tx, { subject: id, terms, reason, by }, now)
        const facts = { site: plan.site.name, fields: plan.fields.join(', '), reason }
        await note(tx, viewer, { act: 'site_settings.requested', about: id, facts }, now)
        return { state: 'waiting' as const }
      }

      await editor.carryOut(tx, plan, {
        author: { id, staff: viewer.staff, approvedBy: null, reason, undoes },
        record: (inTx, { site: about, name, changes }) =>
          note(
            inTx,
            viewer,
            {
              act: 'sites.changed',
              about: String(about),
              facts: { site: name, ...changes, reason, ...(undoes !== null && { undoes }) },
            },
            now,
          ),
        now,
      })
      return { state: 'applied' as const }
    })
  }
}
