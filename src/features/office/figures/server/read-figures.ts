import type { Output } from '#kernel/endpoint.ts'
import type { Handler } from '#kernel/handler.ts'
import { dayMs } from '#kernel/duration.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/transparency.ts'
import { cacheMs, conversations, graceDays } from '../rules/counting.ts'
import { roundCount, roundMinutes, roundOperatorCount } from '../rules/round-counts.ts'
import type { AnswerFigures, CountSources, ModerationFigures } from './deps.ts'

type Figures = Output<(typeof contract)['transparency.read_figures']>

const days = 30
/** Moderation is counted over a year, because there is little of it (DSA 15). */
const moderationDays = 365
/** The minimum number of decisions for which a median time is shown. */
const minDecided = 10

/**
 * The figures of the transparency page (BEY-04), calculated at most every five minutes per site.
 */
export function readFigures(
  counts: CountSources,
): Handler<(typeof contract)['transparency.read_figures'], Site> {
  const cached = new Map<number, { readonly at: number; readonly figures: Promise<Figures> }>()
  return async (_, { site, now }) => {
    const last = cached.get(site.id)
    if (last !== undefined && Math.abs(now.getTime() - last.at) < cacheMs) return last.figures
    const figures = count(counts, site, now)
    cached.set(site.id, { at: now.getTime(), figures })
    // Failed results are not cached.
    figures.catch(() => cached.delete(site.id))
    return figures
  }
}

async function count(counts: CountSources, site: Site, now: Date): Promise<Figures> {
  const span = { from: new Date(now.getTime() - days * dayMs), until: now }
  const year = { from: new Date(now.getTime() - moderationDays * dayMs), until: now }
  const [profiles, ads, staff, answers, deletions, returned, moderation] = await Promise.all([
    counts.profiles(site, now),
    counts.ads(site, now),
    counts.staffMessages(site, span),
    counts.answers(site, {
      from: span.from,
      until: new Date(now.getTime() - graceDays * dayMs),
      most: conversations.most,
    }),
    counts.deletions(site, span),
    counts.returned(site, span),
    counts.moderation(site, year),
  ])
  return {
    computed_at: now.toISOString(),
    days,
    members: roundCount(profiles.members),
    fictional: roundOperatorCount(profiles.fictional),
    sponsored: roundOperatorCount(ads),
    staff_messages: roundOperatorCount(staff),
    answers: toAnswerFigures(answers),
    deletions: roundCount(deletions),
    messages_returned: roundCount(returned.messages),
    orders_returned: roundCount(returned.orders),
    moderation: toModeration(moderation),
  }
}

function toModeration({
  decided,
  medianMinutes,
  ...counts
}: ModerationFigures): Figures['moderation'] {
  const { reports, warnings, pauses, suspensions, bans, automatic } = counts
  const { photos, verifications, breaks } = counts
  const { complaints, upheld, appeals, overturned } = counts
  return {
    days: moderationDays,
    reports: roundCount(reports),
    warnings: roundCount(warnings),
    pauses: roundCount(pauses),
    suspensions: roundCount(suspensions),
    bans: roundCount(bans),
    photos: roundCount(photos),
    verifications: roundCount(verifications),
    breaks: roundCount(breaks),
    automatic: roundCount(automatic),
    complaints: roundCount(complaints),
    upheld: roundCount(upheld),
    appeals: roundCount(appeals),
    overturned: roundCount(overturned),
    median_minutes:
      medianMinutes === null || decided < minDecided ? null : roundMinutes(medianMinutes),
  }
}

function toAnswerFigures({ begun, answered, medianMinutes }: AnswerFigures): Figures['answers'] {
  if (begun < conversations.least || medianMinutes === null) return null
  return {
    share: Math.round((20 * answered) / begun) / 20,
    median_minutes: roundMinutes(medianMinutes),
  }
}
