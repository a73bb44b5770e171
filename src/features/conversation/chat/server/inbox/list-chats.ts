import { idPart, instantPart } from '#kernel/cursor.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import { containsHiddenWord } from '#features/safety/message-safety/index.ts'
import type { ChatRow, contract } from '../../contract/chat.ts'
import { selectHiddenWords } from '../records/store-warnings.ts'
import { formatMute } from '../../rules/mute.ts'
import type { ChatParts } from '../deps.ts'
import { describePartner } from './describe-partner.ts'
import { toReader } from '../writer-context.ts'
import { toConversationClosing } from '../conversation-closing.ts'
import { recordDelivery } from './record-delivery.ts'
import { selectGoneLast } from '../store-acts.ts'
import { summarizeMessage } from '../message-content.ts'
import { type ListedRow, selectList, selectUnread } from './store-list.ts'

/** The time and public id of the last conversation shown. */
const parts = [instantPart, idPart] as const

/** Conversations per page. */
const pageSize = 30

/**
 * The caller's conversations, the latest first (CHAT-01, CHAT-04). Listing them marks their
 * messages as delivered, and the one that is previewed as shown.
 */
export function listChats(deps: ChatParts): Handler<(typeof contract)['chat.list_chats'], Site> {
  const { database, mainPhotos, labelFor } = deps
  const cursors = deps.cursors({ name: 'chat.list_chats', parts, field: 'cursor' })
  return async ({ cursor, show = 'all', name = '' }, context) => {
    const { site, viewer, now, locale } = context
    const reader = toReader(context)
    const scope = [viewer.account, show, name]
    const place = cursors.open(cursor, scope)
    if (isRefusal(place)) return place
    const [lastAt, conversation] = place ?? []
    const after =
      lastAt === undefined || conversation === undefined ? null : { lastAt, conversation }
    const [found, unread, words] = await Promise.all([
      selectList(database, reader, { show, name: foldName(name), after, count: pageSize + 1 }),
      selectUnread(database, reader, now),
      selectHiddenWords(database, viewer.account),
    ])
    const page = found.slice(0, pageSize)
    const [photos, given] = await Promise.all([
      mainPhotos(
        page.map(({ other }) => other),
        { reader: viewer, now },
      ),
      recordDelivery(
        deps,
        viewer.account,
        page.map((row) => ({ ...row, upTo: 0, preview: row.last_mine ? 0 : row.seq })),
      ),
    ])
    const rows = await withoutWithdrawn(deps, page, given)
    const last = rows.at(-1)
    return {
      chats: rows.map((row) => ({
        ...toChatRow(row, deps, locale, now, words),
        profile: describePartner(row, {
          site,
          locale,
          now,
          labelFor,
          photo: photos.get(row.other),
        }),
      })),
      cursor:
        found.length > pageSize && last !== undefined
          ? cursors.seal([last.last_at, last.conversation], scope)
          : null,
      unread,
    }
  }
}

/** Leaves out the text of messages that were withdrawn or deleted after the list was read. */
async function withoutWithdrawn(
  { database }: Pick<ChatParts, 'database'>,
  rows: readonly ListedRow[],
  given: readonly number[],
): Promise<readonly ListedRow[]> {
  if (given.length === 0) return rows
  const gone = await selectGoneLast(database, given)
  return rows.map((row) => {
    const now = row.last_mine ? undefined : gone.get(row.id)
    return now === undefined
      ? row
      : { ...row, last_text: '', last_withdrawn: now.withdrawn, last_deleted: now.deleted }
  })
}

/** Normalises a name like the SQL function `chat.fold_name`. */
function foldName(name: string): string {
  const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' }
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđı]/g, (letter) => strokes[letter] ?? letter)
}

function toChatRow(
  row: ListedRow,
  deps: ChatParts,
  locale: Locale,
  now: Date,
  hiddenWords: readonly string[],
): Omit<ChatRow, 'profile'> {
  return {
    conversation: { id: row.conversation },
    last: {
      seq: row.seq,
      mine: row.last_mine,
      kind: row.last_kind,
      text: summarizeMessage(
        deps,
        {
          kind: row.last_kind,
          body: row.last_text,
          withdrawn: row.last_deleted || (row.last_withdrawn && !row.last_mine),
        },
        locale,
      ),
      withdrawn: row.last_withdrawn,
      deleted: row.last_deleted,
      at: row.last_at.toISOString(),
      hidden: !row.last_mine && containsHiddenWord(row.last_text, hiddenWords),
    },
    num_unread_messages: row.unread,
    your_turn: !row.last_mine && !row.last_deleted && row.unread === 0 && row.closed_at === null,
    muted: formatMute(row.muted_until, now),
    closed: toConversationClosing(row),
  }
}
