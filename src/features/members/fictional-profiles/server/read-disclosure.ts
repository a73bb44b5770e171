import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { textVersion } from '../rules/text-version.ts'
import type { FictionalProfilesDeps } from './deps.ts'
import { selectAcknowledged } from './store.ts'
import { loadTexts } from './load-texts.ts'

/**
 * Returns the notice shown before the first paid message to a fictional profile, and whether the
 * member acknowledged it.
 */
export function readDisclosure({
  database,
  phrases,
  findMember,
}: FictionalProfilesDeps): Handler<(typeof contract)['fictional_profiles.read_disclosure'], Site> {
  return async ({ member }, { site, viewer, locale }) => {
    const profile = await findMember(member, { reader: viewer.account, site })
    if (profile === null) return refuse('not_found')
    if (profile.kind !== 'fictional') return refuse('fictional_profiles.not_fictional')
    const texts = loadTexts(phrases, site, locale)
    const version = textVersion(texts, locale)
    const acknowledged = await selectAcknowledged(
      database,
      viewer.account,
      profile.account,
      version,
    )
    const answeredBy = site.settings.ai_replies === 'off' ? 'staff' : 'staff_and_machine'
    return {
      label: texts.singular,
      warning: texts.warning,
      answered_by: answeredBy,
      version,
      acknowledged,
    }
  }
}
