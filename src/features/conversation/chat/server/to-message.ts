import { containsHiddenWord } from '#features/safety/message-safety/index.ts'
import type { Message, MessageQuote } from '../contract/chat.ts'
import { decideDeletion, decideEdit } from '../rules/changes/decide-change.ts'
import type { ChatParts } from './deps.ts'
import { getPartnerState } from './inbox/describe-partner.ts'
import { summarizeMessage, toMessageContent } from './message-content.ts'
import { showPhoto } from './photos/show-photo.ts'
import type { WarningsRow } from './records/store-warnings.ts'
import type { SideRow } from './store.ts'
import type { Facts } from './store-facts.ts'
import type { MessageRow, QuoteRow } from './store-messages.ts'
import type { WriterContext } from './writer-context.ts'

interface MessageSurroundings extends Facts {
  readonly side: SideRow
  readonly warnings: WarningsRow
  /** The number of the partner's latest message. */
  readonly lastTheirs: number
}

/** Describes a message as its reader sees it. */
export function toMessage(
  deps: ChatParts,
  row: MessageRow,
  { side, partner, writer, warnings, lastTheirs }: MessageSurroundings,
  context: WriterContext,
): Message {
  const { seq, mine, kind, body, at, photo, withdrawn, deleted } = row
  const isMember = writer.writer_kind === 'member'
  // A removed chat shows no photos until a message brings it back; nor are photos from partners who
  // have left shown.
  const showsPhoto =
    !side.hidden &&
    (mine || partner.account_status === 'active' || partner.account_status === 'not_confirmed')
  const change = {
    kind,
    sentAt: at,
    unavailable: deleted || withdrawn,
    answered: lastTheirs > seq,
    edits: 0,
    closed: side.closed_at !== null,
    partnerGone: getPartnerState(partner, context.site) === 'gone',
  }
  return {
    seq,
    mine,
    id: mine ? row.client_id : null,
    kind,
    ...toMessageContent(
      deps,
      { kind, body, withdrawn: deleted || (withdrawn && !mine) },
      context.locale,
    ),
    withdrawn,
    photo: photo !== null && showsPhoto ? showPhoto(deps, photo, context) : null,
    at: at.toISOString(),
    author: row.author_kind,
    warnings: mine || deleted ? [] : listWarnings(warnings, seq),
    hidden: !mine && containsHiddenWord(body, warnings.words),
    credits: mine && isMember ? row.credits : null,
    edited_at: deleted ? null : (row.edited_at?.toISOString() ?? null),
    deleted,
    quote: row.quote && toQuote(deps, row.quote, warnings.words, context),
    reaction: row.reaction,
    can_edit: mine && isMember && decideEdit(change, context.now) === null,
    can_delete: mine && isMember && decideDeletion(change, context.now) === null,
  }
}

function listWarnings({ marks, mass }: WarningsRow, seq: number): Message['warnings'] {
  return [...(marks[seq] ?? []), ...(mass.includes(seq) ? (['many'] as const) : [])]
}

/** Describes the message that another one replies to; the words its reader hides stay hidden. */
export function toQuote(
  deps: Pick<ChatParts, 'showDrawing'>,
  { seq, mine, kind, body, available }: QuoteRow,
  hiddenWords: readonly string[],
  { locale }: Pick<WriterContext, 'locale'>,
): MessageQuote {
  return {
    seq,
    mine,
    kind,
    text: available ? summarizeMessage(deps, { kind, body }, locale) : '',
    hidden: !mine && containsHiddenWord(body, hiddenWords),
    available,
  }
}
