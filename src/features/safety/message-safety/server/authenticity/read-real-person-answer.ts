import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/authenticity.ts'
import type { AuthenticityDeps } from './deps.ts'
import { selectAccountFacts } from './store.ts'

/**
 * Answers whether a profile is a real person (BEY-02): from the record only, immediately and for
 * free.
 */
export function readRealPersonAnswer({
  database,
  findMember,
  labelFor,
  photosVerified,
}: AuthenticityDeps): Handler<(typeof contract)['authenticity.read_status'], Site> {
  return async ({ member }, { site, viewer, locale }) => {
    const profile = await findMember(member, { reader: viewer.account, site })
    if (profile === null) return refuse('not_found')
    const { kind, name, account } = profile
    const who = { id: profile.member, name, kind, label: labelFor(kind, site, locale) }
    if (kind === 'sponsored') return { ...who, answered_by: 'advertiser', known: null }
    if (kind === 'fictional') {
      const machine = site.settings.ai_replies !== 'off'
      return { ...who, answered_by: machine ? 'staff_and_machine' : 'staff', known: null }
    }
    const [{ confirmed, since }, verified] = await Promise.all([
      selectAccountFacts(database, account),
      photosVerified(account),
    ])
    const month = localDate(since, site.timeZone).slice(0, 7)
    return {
      ...who,
      answered_by: null,
      known: { email_confirmed: confirmed, photos_verified: verified, since: month },
    }
  }
}
