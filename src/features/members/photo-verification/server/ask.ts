import type { Handler } from '#kernel/handler.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type AskVerdict, judgeAsk, mayAskAgainAt } from '../rules/judge-ask.ts'
import { askAgainMs } from '../rules/spans.ts'
import type { VerificationDeps } from './deps.ts'
import { selectAsked, upsertAsk } from './store-asks.ts'

type AskDeps = Pick<VerificationDeps, 'database' | 'findMember' | 'photos'>

/** Returns whether a member may be asked, and why not; not found if the caller cannot see them. */
export function readMember(deps: AskDeps): Handler<(typeof contract)['photo_verification.read_member'], Site> {
  return async ({ member }, context) => {
    const found = await judge(deps, member, context)
    if (found === null) return refuse('not_found')
    const { verdict, lastAsked } = found
    const again = verdict === 'asked' && lastAsked !== null ? mayAskAgainAt(lastAsked).toISOString() : null
    return { ask: verdict, again_at: again }
  }
}

// phrases: refusals.*
/**
 * Asks a member to verify their photos (BEY-14). They are told that someone would like it, never
 * who, so that no one is put under pressure.
 */
export function ask(deps: AskDeps): Handler<(typeof contract)['photo_verification.ask_member'], Site> {
  return async ({ member }, context) => {
    const found = await judge(deps, member, context)
    if (found === null) return refuse('not_found')
    const { verdict, account: other } = found
    if (verdict === 'asked') return null
    if (verdict !== 'open') return refuse(codes[verdict])
    const { viewer, now } = context
    const again = new Date(now.getTime() - askAgainMs)
    await upsertAsk(deps.database, { account: viewer.account, other, again }, now)
    return null
  }
}

const codes = {
  never: 'photo_verification.only_members',
  verified: 'photo_verification.verified_there',
  no_photo: 'photo_verification.no_photo_there',
  confirm_first: 'photo_verification.not_confirmed',
} as const satisfies Record<Exclude<AskVerdict, 'open' | 'asked'>, string>

async function judge({ database, findMember, photos }: AskDeps, member: string, context: Context<Site, Viewer>) {
  const { viewer, site, now } = context
  const found = await findMember(member, { reader: viewer.account, site })
  if (found === null) return null
  const [lastAsked, mains] = await Promise.all([
    selectAsked(database, viewer.account, found.account),
    photos.mainPhotos([found.account], { reader: viewer, now }),
  ])
  const verdict = judgeAsk(
    {
      kind: found.kind,
      oneself: found.account === viewer.account,
      confirmed: viewer.status === 'active',
      mainPhoto: mains.get(found.account) ?? null,
      lastAsked,
    },
    now,
  )
  return { verdict, lastAsked, account: found.account }
}
