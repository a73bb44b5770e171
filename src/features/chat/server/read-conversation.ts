import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract, Message } from '../contract.ts'
import { shownFrom } from '../rules/shown-from.ts'
import type { ChatParts } from './deps.ts'
import { describePartner } from './describe-partner.ts'
import { judge } from './judge.ts'
import { noteDelivered } from './note-delivered.ts'
import { type MessageRow, selectMessages, selectSide } from './store.ts'

/** Messages of one page. */
const pageSize = 50

/** A page of a conversation (CHAT-01, CHAT-09, CHAT-12). Reading it here changes no mark but that it has arrived. */
export function readConversation(deps: ChatParts): Handler<(typeof contract)['chat.read_conversation'], Site> {
  const { database, mainPhotos, labelOf } = deps
  return async ({ conversation, before }, context) => {
    const { site, viewer, now, locale } = context
    const side = looksLikeId(conversation) ? await selectSide(database, viewer.account, conversation) : null
    if (side === null) return refuse('not_found')
    const from = shownFrom(side.seq, site.settings.history_limit)
    const [found, photos, { cost }] = await Promise.all([
      selectMessages(database, {
        id: side.id,
        reader: viewer.account,
        before: before ?? side.seq + 1,
        from,
        count: pageSize + 1,
      }),
      mainPhotos([side.other], { reader: viewer, now }),
      judge(deps, { partner: side, side }, context),
      noteDelivered(deps, viewer.account, [side]),
    ])
    const earlier = found.length > pageSize
    return {
      conversation: { id: side.conversation },
      profile: describePartner(side, { site, locale, now, labelOf, photo: photos.get(side.other) }),
      messages: found.slice(0, pageSize).reverse().map(messageOf),
      earlier,
      limit_reached: !earlier && from > 1,
      marks: { last: side.seq, read: side.read, their_delivered: side.other_delivered, their_read: side.other_read },
      num_unread_messages: side.unread,
      cost,
    }
  }
}

function messageOf({ seq, mine, client_id, kind, body, credits, at }: MessageRow): Message {
  return {
    seq,
    mine,
    id: mine ? client_id : null,
    kind,
    text: body,
    at: at.toISOString(),
    credits: mine ? credits : null,
  }
}
