import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/chat.ts'
import type { ChatParts } from './deps.ts'
import { describePartner } from './inbox/describe-partner.ts'
import { decideMessage } from './sending/decide-message.ts'
import { describeCost } from './sending/describe-cost.ts'
import { toFactsQuery } from './sending/facts.ts'
import { selectFactsWith } from './store-facts.ts'

/**
 * The chat with a member, whether started or not (CHAT-01): its conversation and the cost of the
 * next message.
 */
export function readBeginning(
  deps: ChatParts,
): Handler<(typeof contract)['chat.preview_conversation'], Site> {
  const { database, findMember, mainPhotos, labelFor } = deps
  return async ({ member }, context) => {
    const { site, viewer, now, locale } = context
    const target = await findMember(member, { reader: viewer.account, site })
    if (target === null || target.account === viewer.account) return refuse('not_found')
    const [facts, photos] = await Promise.all([
      selectFactsWith(database, toFactsQuery(deps, context), target.account),
      mainPhotos([target.account], { reader: viewer, now }),
    ])
    if (
      facts === null ||
      decideMessage(facts, { site, now }, { kind: 'text' }).closed === 'not_found'
    )
      return refuse('not_found')
    const { side, partner } = facts
    return {
      conversation: side === null ? null : { id: side.conversation },
      profile: describePartner(partner, {
        site,
        locale,
        now,
        labelFor,
        photo: photos.get(partner.other),
      }),
      cost: describeCost(facts, { site, now }),
    }
  }
}
