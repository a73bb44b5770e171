import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, Picks } from '../contract.ts'
import { activeSince } from '../rules/active-since.ts'
import type { Answers } from '../rules/finder.ts'
import { rankCandidates } from '../rules/rank-candidates.ts'
import type { MatchingDeps } from './deps.ts'
import { createCandidateFinder, type CandidateWithStatus } from './find-candidates.ts'
import { suggestAnswers } from './offers.ts'
import { toSeekerContext, buildSearch, isFieldShown, readSeeker } from './seeker.ts'
import { selectAnswers } from './store.ts'
import { maxPicks } from '../rules/finder.ts'

/** Values of members who have a partner. */
const attached: ReadonlySet<string | null> = new Set(['living_together', 'married'])

/** Up to twelve members for the saved answers, best first, each with the reasons (SRCH-04). */
export function listPicks(
  deps: MatchingDeps,
): Handler<(typeof contract)['matching.list_picks'], Site> {
  const collect = createCandidateFinder(deps)
  return async (_, context) => {
    const { site, viewer } = context
    const seeker = await readSeeker(deps.database, viewer.account, site)
    if (seeker === null) return { picks: [], reader_country: null }
    const looking = toSeekerContext(context)
    const answers =
      (await selectAnswers(deps.database, viewer.account)) ??
      suggestAnswers(seeker, site, looking.today)
    const { min_age, max_age, distance_km, with_photo } = answers
    const search = buildSearch(
      { min_age, max_age, distance_km, with_photo },
      seeker,
      site,
      looking.today,
    )
    const gathered = await collect(
      {
        search,
        since: activeSince(answers.pace, { today: looking.today, timeZone: site.timeZone }),
      },
      seeker,
      looking,
    )
    const candidates = gathered.filter(fits(answers, site))
    const ranked = rankCandidates(candidates, buildTaste(answers, seeker, site)).slice(0, maxPicks)
    const cards = await deps.search.loadCards(
      ranked.map(({ account }) => account),
      context,
    )
    return {
      picks: ranked.flatMap(({ account, reasons }): Picks['picks'] => {
        const member = cards.get(account)
        return member === undefined
          ? []
          : [{ member, reasons: reasons as Picks['picks'][number]['reasons'] }]
      }),
      reader_country: seeker.country,
    }
  }
}

/** Exclusions in addition to the search's own. */
function fits({ unattached }: Answers, site: Site): (candidate: CandidateWithStatus) => boolean {
  const excludesAttached = unattached && isFieldShown(site, 'relationship_status')
  return ({ relationship_status: status }) => !(excludesAttached && attached.has(status))
}

/** The seeker's interests and requested preferences, limited to the fields the site shows. */
function buildTaste(
  { interests, reason }: Answers,
  seeker: { interests: Answers['interests'] },
  site: Site,
) {
  const offered = (list: Answers['interests']) =>
    isFieldShown(site, 'interests')
      ? list.filter((interest) => site.settings.interests.includes(interest))
      : []
  return {
    own: offered(seeker.interests),
    asked: offered(interests),
    reason: isFieldShown(site, 'signup_reason') ? reason : null,
  }
}
