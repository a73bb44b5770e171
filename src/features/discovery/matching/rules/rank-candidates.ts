import type { TraitValue } from '#features/members/profiles/index.ts'
import type { Interest } from '#features/site/sites/index.ts'

/** Ranking facts about a member who might be picked. */
export interface Candidate {
  readonly account: number
  readonly interests: readonly Interest[]
  readonly signupReason: TraitValue<'signup_reason'> | null
  /** Between the centres of the two cities; 0 within one city, null if unknown. */
  readonly km: number | null
  readonly online: boolean
  /** Calendar days since the last activity. */
  readonly daysAway: number
  /** Later days are higher; random within a day. */
  readonly activityRank: number
  readonly photo: boolean
}

/** The seeker's own interests and requested preferences. */
export interface Taste {
  readonly own: readonly Interest[]
  readonly asked: readonly Interest[]
  readonly reason: TraitValue<'signup_reason'> | null
}

/** Why someone was picked. */
export type RankReason =
  | { readonly kind: 'asked' | 'shared'; readonly interests: readonly Interest[] }
  | { readonly kind: 'reason'; readonly reason: TraitValue<'signup_reason'> }
  | { readonly kind: 'near'; readonly km: number }
  | { readonly kind: 'same_city' }
  | { readonly kind: 'active'; readonly when: 'now' | 'today' | 'week' }
  | { readonly kind: 'ages' }

export interface RankedCandidate {
  readonly account: number
  readonly points: number
  readonly reasons: readonly RankReason[]
}

/**
 * A requested interest scores twice as much as a merely shared one; more than four shared interests
 * do not add to the score.
 */
const points = { asked: 6, shared: 3, sharedAtMost: 4, reason: 4, photo: 2 } as const
const nearPoints = [
  { km: 0, points: 7 },
  { km: 10, points: 6 },
  { km: 25, points: 5 },
  { km: 50, points: 3 },
  { km: 100, points: 1 },
] as const
/** Maximum distance at which proximity is given as a reason. */
const nearKm = 50
const activePoints = { now: 4, today: 3, week: 2 } as const

/**
 * Ranks candidates by shared interests, distance and activity, best first, with the reasons for
 * each (SRCH-04).
 */
export function rankCandidates(candidates: readonly Candidate[], taste: Taste): RankedCandidate[] {
  const asked = new Set(taste.asked)
  const own = new Set(taste.own.filter((interest) => !asked.has(interest)))
  return candidates
    .map((candidate) => ({
      pick: score(candidate, { ...taste, askedSet: asked, ownSet: own }),
      candidate,
    }))
    .sort(
      (a, b) =>
        b.pick.points - a.pick.points ||
        Number(b.candidate.online) - Number(a.candidate.online) ||
        b.candidate.activityRank - a.candidate.activityRank ||
        b.candidate.account - a.candidate.account,
    )
    .map(({ pick }) => pick)
}

function score(
  candidate: Candidate,
  taste: Taste & {
    readonly askedSet: ReadonlySet<Interest>
    readonly ownSet: ReadonlySet<Interest>
  },
): RankedCandidate {
  const { account, interests, signupReason, km, photo } = candidate
  const asked = interests.filter((interest) => taste.askedSet.has(interest))
  const shared = interests.filter((interest) => taste.ownSet.has(interest))
  const same = taste.reason !== null && signupReason === taste.reason ? taste.reason : null
  const when = activity(candidate)
  const reasons: RankReason[] = [
    ...(asked.length > 0 ? [{ kind: 'asked' as const, interests: asked }] : []),
    ...(shared.length > 0 ? [{ kind: 'shared' as const, interests: shared }] : []),
    ...(same === null ? [] : [{ kind: 'reason' as const, reason: same }]),
    ...distanceReason(km),
    ...(when === null ? [] : [{ kind: 'active' as const, when }]),
  ]
  return {
    account,
    points:
      asked.length * points.asked +
      Math.min(shared.length, points.sharedAtMost) * points.shared +
      (same === null ? 0 : points.reason) +
      (km === null ? 0 : (nearPoints.find((step) => km <= step.km)?.points ?? 0)) +
      (when === null ? 0 : activePoints[when]) +
      (photo ? points.photo : 0),
    // Every candidate matches the requested ages, so this reason always applies.
    reasons: reasons.length > 0 ? reasons : [{ kind: 'ages' }],
  }
}

function distanceReason(km: number | null): RankReason[] {
  if (km === null || km > nearKm) return []
  return [km === 0 ? { kind: 'same_city' } : { kind: 'near', km }]
}

function activity({ online, daysAway }: Candidate): keyof typeof activePoints | null {
  if (online) return 'now'
  if (daysAway <= 0) return 'today'
  return daysAway <= 7 ? 'week' : null
}
