import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/chat.ts'
import { oldestShownSeq } from '../rules/oldest-shown-seq.ts'
import { visibleMarks } from '../rules/visible-marks.ts'
import { formatMute } from '../rules/mute.ts'
import type { ChatParts } from './deps.ts'
import { describePartner } from './inbox/describe-partner.ts'
import { describeCost } from './sending/describe-cost.ts'
import { toFactsQuery } from './sending/facts.ts'
import { recordDelivery } from './inbox/record-delivery.ts'
import { toConversationClosing } from './conversation-closing.ts'
import { selectWarnings } from './records/store-warnings.ts'
import { selectNotices } from './records/store-notices.ts'
import { selectFactsIn } from './store-facts.ts'
import { selectLastSent, selectMessages } from './store-messages.ts'
import { toMessage } from './to-message.ts'

/** Messages per page. */
const pageSize = 50

/**
 * A page of a conversation (CHAT-01, CHAT-09, CHAT-12). Reading it marks the messages as delivered,
 * and those of the page as shown, so that they aren't refunded as unread.
 */
export function readConversation(
  deps: ChatParts,
): Handler<(typeof contract)['chat.read_conversation'], Site> {
  const { database, mainPhotos, labelFor } = deps
  return async ({ conversation, before }, context) => {
    const { site, viewer, now, locale } = context
    const facts = looksLikeId(conversation)
      ? await selectFactsIn(database, toFactsQuery(deps, context), conversation)
      : null
    if (facts === null) return refuse('not_found')
    const { side, partner } = facts
    const from = oldestShownSeq(side.seq, site.settings.history_limit)
    // Never beyond what this query saw: a message that arrives before the texts are read would be
    // shown without being marked as shown, and refunded.
    const page = { before: Math.min(before ?? side.seq + 1, side.seq + 1), count: pageSize + 1 }
    // Only conversations with a fictional profile have notices: shown to the member, and to the
    // staff writing as the profile.
    const mayHaveNotices = partner.kind !== 'member' || facts.writer.writer_kind !== 'member'
    await recordDelivery(deps, viewer.account, [{ ...side, upTo: page.before - 1, preview: 0 }])
    const [found, photos, warnings, notices, answered] = await Promise.all([
      selectMessages(database, {
        id: side.id,
        reader: viewer.account,
        ...page,
        from,
      }),
      mainPhotos([partner.other], { reader: viewer, now }),
      selectWarnings(database, {
        conversation: side.conversation,
        reader: viewer.account,
        before: page.before,
      }),
      mayHaveNotices
        ? selectNotices(database, {
            conversation: side.conversation,
            reader: viewer.account,
            ...page,
          })
        : [],
      partner.invisible ? selectLastSent(database, { id: side.id, sender: partner.other }) : 0,
    ])
    const earlier = found.length > pageSize
    const theirMarks = visibleMarks(
      { delivered: side.other_delivered, read: side.other_read },
      { invisible: partner.invisible, answered },
    )
    const pageRows = found.slice(0, pageSize).reverse()
    // Whether a message of an older page was answered is not known here, so it can't be edited there.
    const lastTheirs =
      before === undefined ? (pageRows.findLast(({ mine }) => !mine)?.seq ?? 0) : side.seq
    return {
      conversation: { id: side.conversation },
      profile: describePartner(partner, {
        site,
        locale,
        now,
        labelFor,
        photo: photos.get(partner.other),
      }),
      messages: pageRows.map((row) =>
        toMessage(deps, row, { ...facts, warnings, lastTheirs }, context),
      ),
      notices: notices.filter(({ after }) => pageRows.some(({ seq }) => seq === after)).reverse(),
      earlier,
      limit_reached: !earlier && from > 1,
      marks: {
        last: side.seq,
        read: side.read,
        their_delivered: theirMarks.delivered,
        their_read: theirMarks.read,
      },
      num_unread_messages: side.unread,
      changes: side.changes,
      muted: formatMute(side.muted_until, now),
      closed: toConversationClosing(side),
      cost: describeCost(facts, context),
    }
  }
}
