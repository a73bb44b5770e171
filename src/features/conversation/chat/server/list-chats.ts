import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { hidesByWords } from '#features/safety/message-safety/rules/warnings/hides-by-words.ts'
import type { ChatRow, contract } from '../contract/chat.ts'
import { selectHiddenWords } from './store-warnings.ts'
import { readCursor, writeCursor } from '../rules/list-cursor.ts'
import { tellMute } from '../rules/mute.ts'
import type { ChatParts } from './deps.ts'
import { describePartner } from './describe-partner.ts'
import { readerOf } from './judge.ts'
import { tellClosed } from './tell-closed.ts'
import { noteDelivered } from './note-delivered.ts'
import { nameOf } from './words-of.ts'
import { type ListedRow, selectList, selectUnread } from './store.ts'

/** Conversations of one page of the list. */
const pageSize = 30

/** The own conversations, the latest first (CHAT-01, CHAT-04). Being on the list, a message has reached the reader. */
export function listChats(deps: ChatParts): Handler<(typeof contract)['chat.list_chats'], Site> {
  const { database, mainPhotos, labelOf } = deps
  return async ({ cursor, show = 'all', name = '' }, context) => {
    const { site, viewer, now, locale } = context
    const reader = readerOf(context)
    const [found, unread, words] = await Promise.all([
      selectList(database, reader, { show, name: foldName(name), after: readCursor(cursor), count: pageSize + 1 }),
      selectUnread(database, reader, now),
      selectHiddenWords(database, viewer.account),
    ])
    const rows = found.slice(0, pageSize)
    const [photos] = await Promise.all([
      mainPhotos(
        rows.map(({ other }) => other),
        { reader: viewer, now },
      ),
      noteDelivered(deps, viewer.account, rows),
    ])
    const last = rows.at(-1)
    return {
      chats: rows.map((row) => ({
        ...lineOf(row, deps, locale, now, words),
        profile: describePartner(row, { site, locale, now, labelOf, photo: photos.get(row.other) }),
      })),
      cursor:
        found.length > pageSize && last !== undefined
          ? writeCursor({ lastAt: last.last_at, conversation: last.conversation })
          : null,
      unread,
    }
  }
}

/** A name as `chat.fold_name` writes it. */
function foldName(name: string): string {
  const strokes: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' }
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łøđı]/g, (letter) => strokes[letter] ?? letter)
}

function lineOf(
  row: ListedRow,
  deps: ChatParts,
  locale: Locale,
  now: Date,
  words: readonly string[],
): Omit<ChatRow, 'profile'> {
  return {
    conversation: { id: row.conversation },
    last: {
      seq: row.seq,
      mine: row.last_mine,
      kind: row.last_kind,
      text: nameOf(deps, { kind: row.last_kind, body: row.last_text }, locale),
      at: row.last_at.toISOString(),
      hidden: !row.last_mine && hidesByWords(row.last_text, words),
    },
    num_unread_messages: row.unread,
    your_turn: !row.last_mine && row.unread === 0 && row.closed_at === null,
    muted: tellMute(row.muted_until, now),
    closed: tellClosed(row),
  }
}
