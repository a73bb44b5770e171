import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { hidesByWords } from '#features/safety/message-safety/index.ts'
import type { contract, Message } from '../contract/chat.ts'
import { shownFrom } from '../rules/shown-from.ts'
import { tellMute } from '../rules/mute.ts'
import type { ChatParts } from './deps.ts'
import { describePartner } from './describe-partner.ts'
import { askingOf, costOf, type Writing } from './judge.ts'
import { noteDelivered } from './note-delivered.ts'
import { showPhoto } from './show-photo.ts'
import { tellClosed } from './tell-closed.ts'
import { selectWarnings, type WarningsRow } from './store-warnings.ts'
import { selectNotices } from './store-notices.ts'
import { wordsOf } from './words-of.ts'
import { type Facts, type MessageRow, selectFactsIn, selectMessages, type SideRow } from './store.ts'

/** Messages per page. */
const pageSize = 50

/**
 * A page of a conversation (CHAT-01, CHAT-09, CHAT-12). Reading it only marks the messages as
 * delivered.
 */
export function readConversation(deps: ChatParts): Handler<(typeof contract)['chat.read_conversation'], Site> {
  const { database, mainPhotos, labelOf } = deps
  return async ({ conversation, before }, context) => {
    const { site, viewer, now, locale } = context
    const facts = looksLikeId(conversation)
      ? await selectFactsIn(database, askingOf(deps, context), conversation)
      : null
    if (facts === null) return refuse('not_found')
    const { side, partner } = facts
    const from = shownFrom(side.seq, site.settings.history_limit)
    const page = { before: before ?? side.seq + 1, count: pageSize + 1 }
    // Only conversations with a fictional profile have notices: shown to the member, and to the
    // staff writing as the profile.
    const mayBeTold = partner.kind !== 'member' || facts.writer.writer_kind !== 'member'
    const [found, photos, warnings, notices] = await Promise.all([
      selectMessages(database, {
        id: side.id,
        reader: viewer.account,
        ...page,
        from,
      }),
      mainPhotos([partner.other], { reader: viewer, now }),
      selectWarnings(database, { conversation: side.conversation, reader: viewer.account, before: page.before }),
      mayBeTold ? selectNotices(database, { conversation: side.conversation, reader: viewer.account, ...page }) : [],
      noteDelivered(deps, viewer.account, [side]),
    ])
    const earlier = found.length > pageSize
    const shown = found.slice(0, pageSize).reverse()
    return {
      conversation: { id: side.conversation },
      profile: describePartner(partner, { site, locale, now, labelOf, photo: photos.get(partner.other) }),
      messages: shown.map((row) => messageOf(deps, row, { ...facts, warnings }, context)),
      notices: notices.filter(({ after }) => shown.some(({ seq }) => seq === after)).reverse(),
      earlier,
      limit_reached: !earlier && from > 1,
      marks: { last: side.seq, read: side.read, their_delivered: side.other_delivered, their_read: side.other_read },
      num_unread_messages: side.unread,
      muted: tellMute(side.muted_until, now),
      closed: tellClosed(side),
      cost: costOf(facts, context),
    }
  }
}

function messageOf(
  deps: ChatParts,
  { seq, mine, client_id, kind, body, credits, at, photo, author_kind: author }: MessageRow,
  { side, partner, writer, warnings }: Facts & { side: SideRow; warnings: WarningsRow },
  context: Writing,
): Message {
  // A removed chat shows no photos until a message brings it back; nor are photos from partners who
  // have left shown.
  const shown =
    !side.hidden && (mine || partner.account_status === 'active' || partner.account_status === 'not_confirmed')
  return {
    seq,
    mine,
    id: mine ? client_id : null,
    kind,
    ...wordsOf(deps, { kind, body }, context.locale),
    photo: photo !== null && shown ? showPhoto(deps, photo, context) : null,
    at: at.toISOString(),
    author,
    warnings: mine ? [] : [...(warnings.marks[seq] ?? []), ...(warnings.many && seq === 1 ? (['many'] as const) : [])],
    hidden: !mine && hidesByWords(body, warnings.words),
    credits: mine && writer.writer_kind === 'member' ? credits : null,
  }
}
