import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { dayAt } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/authenticity.ts'
import type { HonestyDeps } from './deps.ts'
import { selectKnown } from './store.ts'

/**
 * Answers whether a profile is a real person (BEY-02): from the record only, immediately and for
 * free.
 */
export function readStanding({
  database,
  findMember,
  labelOf,
  photosVerified,
}: HonestyDeps): Handler<(typeof contract)['authenticity.read_status'], Site> {
  return async ({ member }, { site, viewer, locale }) => {
    const found = await findMember(member, { reader: viewer.account, site })
    if (found === null) return refuse('not_found')
    const { kind, name, account } = found
    const who = { id: found.member, name, kind, label: labelOf(kind, site, locale) }
    if (kind === 'sponsored') return { ...who, answered_by: 'advertiser', known: null }
    if (kind === 'fictional') {
      const machine = site.settings.ai_replies !== 'off'
      return { ...who, answered_by: machine ? 'staff_and_machine' : 'staff', known: null }
    }
    const [{ confirmed, since }, verified] = await Promise.all([
      selectKnown(database, account),
      photosVerified(account),
    ])
    const month = dayAt(since, site.timeZone).slice(0, 7)
    return { ...who, answered_by: null, known: { email_confirmed: confirmed, photos_verified: verified, since: month } }
  }
}
