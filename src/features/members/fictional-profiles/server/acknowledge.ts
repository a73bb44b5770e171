import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { wordingVersion } from '../rules/wording-version.ts'
import type { FictionDeps } from './deps.ts'
import { insertAcknowledgement } from './store.ts'
import { wordsOn } from './words.ts'

/**
 * Records that a member knows a profile is fictional; accepted only for the current text, since
 * that is what was read.
 */
export function acknowledge({
  database,
  phrases,
  findMember,
}: FictionDeps): Handler<(typeof contract)['fictional_profiles.acknowledge'], Site> {
  return async ({ member, version }, { site, viewer, locale, now }) => {
    const found = await findMember(member, { reader: viewer.account, site })
    if (found === null) return refuse('not_found')
    if (found.kind !== 'fictional') return refuse('fictional_profiles.not_fictional')
    if (version !== wordingVersion(wordsOn(phrases, site, locale), locale))
      return refuse('fictional_profiles.wording_changed')
    await insertAcknowledgement(database, { account: viewer.account, profile: found.account, version }, now)
    return null
  }
}
