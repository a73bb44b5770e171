import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, Picks } from '../contract.ts'
import { activeSince } from '../rules/active-since.ts'
import type { Answers } from '../rules/finder.ts'
import { rank } from '../rules/rank.ts'
import type { MatchingDeps } from './deps.ts'
import { gather, type Gathered } from './gather.ts'
import { suggested } from './offers.ts'
import { lookingOf, searchFor, shows } from './seek.ts'
import { selectAnswers } from './store.ts'
import { selectSeeker } from './store-candidates.ts'

const picksAtMost = 12
/** Values of members who have a partner. */
const attached: ReadonlySet<string | null> = new Set(['living_together', 'married'])

/** Up to twelve members for the saved answers, best first, each with the reasons (SRCH-04). */
export function listPicks(deps: MatchingDeps): Handler<(typeof contract)['matching.list_picks'], Site> {
  const collect = gather(deps)
  return async (_, context) => {
    const { site, viewer, now } = context
    const seeker = await selectSeeker(deps.database, viewer.account)
    if (seeker === null) return { picks: [], reader_country: null }
    const looking = lookingOf(context)
    const answers = (await selectAnswers(deps.database, viewer.account)) ?? suggested(seeker, site, looking.today)
    const { min_age, max_age, distance_km, with_photo } = answers
    const search = searchFor({ min_age, max_age, distance_km, with_photo }, seeker, site, looking.today)
    const found = await collect({ search, since: activeSince(answers.pace, now) }, seeker, looking)
    const candidates = found.filter(fits(answers, site)).map(asShown(site))
    const ranked = rank(candidates, tasteOf(answers, seeker, site), now).slice(0, picksAtMost)
    const cards = await deps.search.cardsOf(
      ranked.map(({ account }) => account),
      context,
    )
    return {
      picks: ranked.flatMap(({ account, whys }): Picks['picks'] => {
        const member = cards.get(account)
        return member === undefined ? [] : [{ member, whys: whys as Picks['picks'][number]['whys'] }]
      }),
      reader_country: seeker.country,
    }
  }
}

/** Exclusions beyond those of the search itself. */
function fits({ unattached }: Answers, site: Site): (candidate: Gathered) => boolean {
  const asked = unattached && shows(site, 'relationship_status')
  return ({ relationship_status: status }) => !(asked && attached.has(status))
}

/** Removes what the site hides: if cities are hidden, distance isn't given as a reason either. */
function asShown(site: Site): (candidate: Gathered) => Gathered {
  return (candidate) => (shows(site, 'city') ? candidate : { ...candidate, km: null })
}

/** The seeker's interests and requested preferences, limited to the fields the site shows. */
function tasteOf({ interests, reason }: Answers, seeker: { interests: Answers['interests'] }, site: Site) {
  const offered = (list: Answers['interests']) =>
    shows(site, 'interests') ? list.filter((interest) => site.settings.interests.includes(interest)) : []
  return {
    own: offered(seeker.interests),
    asked: offered(interests),
    reason: shows(site, 'signup_reason') ? reason : null,
  }
}
