import type { Handler } from '#kernel/handler.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type AskDecision, decideAsk, nextAskAt } from '../rules/decide-ask.ts'
import { askIntervalMs } from '../rules/durations.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { selectLastAsk, upsertAsk } from './store-asks.ts'

type AskDeps = Pick<PhotoVerificationDeps, 'database' | 'findMember' | 'photos'>

/**
 * Returns whether a member may be asked, and if not, why; not found if the caller cannot see them.
 */
export function readAskState(
  deps: AskDeps,
): Handler<(typeof contract)['photo_verification.read_member'], Site> {
  return async ({ member }, context) => {
    const askState = await loadAskState(deps, member, context)
    if (askState === null) return refuse('not_found')
    const { verdict, lastAsked } = askState
    const again =
      verdict === 'asked' && lastAsked !== null ? nextAskAt(lastAsked).toISOString() : null
    return { ask: verdict, again_at: again }
  }
}

// phrases: refusals.*
/**
 * Asks a member to verify their photos (BEY-14). They learn that someone would like it but not who,
 * so that no one is put under pressure.
 */
export function askToVerify(
  deps: AskDeps,
): Handler<(typeof contract)['photo_verification.ask_member'], Site> {
  return async ({ member }, context) => {
    const askState = await loadAskState(deps, member, context)
    if (askState === null) return refuse('not_found')
    const { verdict, account: other } = askState
    if (verdict === 'asked') return null
    if (verdict !== 'open') return refuse(codes[verdict])
    const { viewer, now } = context
    const again = new Date(now.getTime() - askIntervalMs)
    await upsertAsk(deps.database, { account: viewer.account, other, again }, now)
    return null
  }
}

const codes = {
  never: 'photo_verification.only_members',
  verified: 'photo_verification.verified_there',
  no_photo: 'photo_verification.no_photo_there',
  confirm_first: 'photo_verification.not_confirmed',
} as const satisfies Record<Exclude<AskDecision, 'open' | 'asked'>, string>

async function loadAskState(
  { database, findMember, photos }: AskDeps,
  member: string,
  context: Context<Site, Viewer>,
) {
  const { viewer, site, now } = context
  const profile = await findMember(member, { reader: viewer.account, site })
  if (profile === null) return null
  const [lastAsked, mains] = await Promise.all([
    selectLastAsk(database, viewer.account, profile.account),
    photos.mainPhotos([profile.account], { reader: viewer, now }),
  ])
  const verdict = decideAsk(
    {
      kind: profile.kind,
      oneself: profile.account === viewer.account,
      confirmed: viewer.status === 'active',
      mainPhoto: mains.get(profile.account) ?? null,
      lastAsked,
    },
    now,
  )
  return { verdict, lastAsked, account: profile.account }
}
