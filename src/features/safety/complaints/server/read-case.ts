import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { CaseView, contract } from '../contract/complaints.ts'
import { appealUntil, decideAppealing } from '../rules/deadlines.ts'
import type { ComplaintsDeps } from './deps.ts'
import { type CaseRow, selectCase, selectOwn } from './store-cases.ts'

/** The maximum number of cases listed to a member. */
const ownShown = 100

/** Returns the case that a link opens. */
export function readCase({
  database,
  links,
}: Pick<ComplaintsDeps, 'database' | 'links'>): Handler<
  (typeof contract)['complaints.read_case'],
  Site
> {
  return async ({ token }, { site, now }) => {
    const key = links.parse(token)
    const row = key === null ? null : await selectCase(database, key, site.pool)
    return row === null ? refuse('complaints.link_invalid') : describeCase(row, now)
  }
}

/** Lists a member's own cases. */
export function listOwnCases({
  database,
  links,
}: Pick<ComplaintsDeps, 'database' | 'links'>): Handler<
  (typeof contract)['complaints.list_own'],
  Site
> {
  return async (_, { viewer }) => ({
    cases: (await selectOwn(database, viewer.account, ownShown)).map(
      ({ key_kind: kind, id, at, due_at: due, ...row }) => ({
        ...row,
        at: at.toISOString(),
        due_at: due?.toISOString() ?? null,
        token: links.createToken({ kind, id }),
      }),
    ),
  })
}

/**
 * A case as its owner sees it. It has nothing about the person who reported: no name, no words of
 * theirs and no number that they know.
 */
export function describeCase({ complaint, statement, appeal }: CaseRow, now: Date): CaseView {
  const shown = complaint?.by_member === true ? complaint : null
  const appealing =
    statement &&
    decideAppealing(
      {
        decidedAt: statement.decided_at,
        retracted: statement.retracted,
        appealed: appeal !== null,
      },
      now,
    )
  return {
    number: complaint?.number ?? statement?.number ?? '',
    kind: complaint?.kind ?? 'decision',
    about: complaint?.about ?? null,
    reference: shown?.reference ?? '',
    details: shown?.details ?? '',
    at: (complaint?.received_at ?? statement?.decided_at ?? now).toISOString(),
    due_at: complaint?.due_at.toISOString() ?? null,
    decision: statement && {
      number: statement.number,
      source: statement.source,
      side: statement.side,
      outcome: statement.outcome,
      rule: statement.rule,
      origin: statement.origin,
      statement: statement.statement,
      at: statement.decided_at.toISOString(),
      ends_at: statement.ends_at?.toISOString() ?? null,
      appeal_until: appealUntil(statement.decided_at).toISOString(),
      may_appeal: appealing === 'yes',
    },
    appeal: appeal && {
      number: appeal.number,
      details: appeal.details,
      at: appeal.filed_at.toISOString(),
      due_at: appeal.due_at.toISOString(),
      decision: describeOutcome(appeal),
    },
    answers: (complaint?.answers ?? []).map(({ text, at }) => ({
      text,
      at: new Date(at).toISOString(),
    })),
  }
}

function describeOutcome({
  outcome,
  statement,
  restored,
  decided_at: at,
}: NonNullable<CaseRow['appeal']>): NonNullable<CaseView['appeal']>['decision'] {
  if (outcome === null || statement === null || at === null) return null
  return { outcome, statement, restored, at: at.toISOString() }
}
