import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { wordingVersion } from '../rules/wording-version.ts'
import type { FictionDeps } from './deps.ts'
import { selectAcknowledged } from './store.ts'
import { wordsOn } from './words.ts'

/**
 * Returns the notice shown before the first paid message to a fictional profile, and whether the
 * member acknowledged it.
 */
export function readDisclosure({
  database,
  phrases,
  findMember,
}: FictionDeps): Handler<(typeof contract)['fictional_profiles.read_disclosure'], Site> {
  return async ({ member }, { site, viewer, locale }) => {
    const found = await findMember(member, { reader: viewer.account, site })
    if (found === null) return refuse('not_found')
    if (found.kind !== 'fictional') return refuse('fictional_profiles.not_fictional')
    const words = wordsOn(phrases, site, locale)
    const version = wordingVersion(words, locale)
    const acknowledged = await selectAcknowledged(database, viewer.account, found.account, version)
    const answeredBy = site.settings.ai_replies === 'off' ? 'staff' : 'staff_and_machine'
    return { label: words.singular, warning: words.warning, answered_by: answeredBy, version, acknowledged }
  }
}
