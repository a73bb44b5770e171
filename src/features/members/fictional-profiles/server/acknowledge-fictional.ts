import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { textVersion } from '../rules/text-version.ts'
import type { FictionalProfilesDeps } from './deps.ts'
import { insertAcknowledgement } from './store.ts'
import { loadTexts } from './load-texts.ts'

/**
 * Records that a member knows a profile is fictional; accepted only for the current text, since
 * that is what was read.
 */
export function acknowledgeFictional({
  database,
  phrases,
  findMember,
}: FictionalProfilesDeps): Handler<(typeof contract)['fictional_profiles.acknowledge'], Site> {
  return async ({ member, version }, { site, viewer, locale, now }) => {
    const profile = await findMember(member, { reader: viewer.account, site })
    if (profile === null) return refuse('not_found')
    if (profile.kind !== 'fictional') return refuse('fictional_profiles.not_fictional')
    if (version !== textVersion(loadTexts(phrases, site, locale), locale))
      return refuse('fictional_profiles.wording_changed')
    await insertAcknowledgement(
      database,
      { account: viewer.account, profile: profile.account, version },
      now,
    )
    return null
  }
}
