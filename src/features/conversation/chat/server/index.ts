import type { Handlers } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/chat.ts'
import { closeChat, openChat } from './close-chat.ts'
import { type AnswerAs, answerAs, type ReadAs, readAs } from './as-profile.ts'
import { countUnread } from './count-unread.ts'
import type { ChatDeps, ChatParts } from './deps.ts'
import { hearTyping } from './hear-typing.ts'
import { listChats } from './list-chats.ts'
import { markRead } from './mark-read.ts'
import { muteChat } from './mute-chat.ts'
import { noteAnswering } from './note-answering.ts'
import { readBeginning } from './read-beginning.ts'
import { readConversation } from './read-conversation.ts'
import { refundUnread } from './refund-unread.ts'
import { removeChat, removeChatsWith } from './remove-chat.ts'
import { removePhoto } from './remove-photo.ts'
import { sendMessage, sendToMember } from './send.ts'
import { sendGif, sendGift, sendGiftToMember, sendGifToMember } from './send-picked.ts'
import { sendPhoto, sendPhotoToMember } from './send-photo.ts'
import { selectSideWith, selectUnread } from './store.ts'
import { deletePair, forgetAccount, lockPair } from './store-acts.ts'
import { selectPhotoKey } from './store-photos.ts'
import { noteLost, noteRemoved } from './store-refunds.ts'
import { selectOfPair } from './store-sides.ts'
import { tellPartners } from './tell-partners.ts'
import { selectEvidence, selectPartner } from './store-evidence.ts'
import { countAuthored, measureAnswers } from './store-figures.ts'
import { selectExport } from './store-export.ts'

export { createOpeners, type Openers } from './icebreakers/index.ts'


export type { AnswerAs, ReadAs } from './as-profile.ts'
export type { ChatDeps } from './deps.ts'

type FiguresAsked = Parameters<typeof countAuthored>[1]

export interface Chat {
  readonly handlers: Handlers<typeof contract, Site>
  /** Whether two write to each other already, so that one in invisible mode is no stranger to the other. */
  readonly knows: (reader: number | null, other: number) => Promise<boolean>
  /** The key of a message's photo for who asks, if it is in a conversation of theirs; asked anew for each request of its bytes. */
  readonly photoKey: (photo: string, request: { reader: number; site: Site }) => Promise<string | null>
  /** Whom a reader has a conversation with, by the outside id; null for nobody. */
  readonly partnerOf: (reader: number, member: string) => Promise<number | null>
  /** What reports copies of a conversation, in its own transaction. */
  readonly messagesOf: typeof selectEvidence
  /** Deletes what two wrote, for both: what chat does when `blocks.blocked` is told. */
  readonly forgetPair: NowSubscriber<{ account: number; other: number }>
  /** What chat hears of the features below, in the emitter's transaction. */
  readonly hears: {
    readonly 'blocks.blocked': NowSubscriber<{ account: number; other: number }>
    readonly 'accounts.erased': NowSubscriber<{ account: number }>
    readonly 'accounts.banned': NowSubscriber<{ account: number; scam: boolean }>
    readonly 'accounts.activated': NowSubscriber<{ account: number }>
    readonly 'accounts.closed': NowSubscriber<{ account: number }>
    readonly 'accounts.reactivated': NowSubscriber<{ account: number }>
  }
  /** The operator's people answer as a profile, in the transaction in which it is written down who did. */
  readonly answerAs: AnswerAs
  /** What they have opened counts as read by the profile. */
  readonly readAs: ReadAs
  /** Joins the live hub, which starts after the product: from then on open tabs are told, and browsers heard. */
  readonly join: (live: Pick<Live, 'tell' | 'onFrame'>) => void
  /** Gives back what messages cost that nobody could read; the number of refunds. */
  readonly refundUnread: (now: Date) => Promise<number>
  /** Unread messages of an account on a site, muted ones apart: their part of the app's badge. */
  readonly counts: (account: number, site: Pick<Site, 'settings'>, now: Date) => Promise<number>
  /** Reckons how members answer; a nightly job. */
  readonly noteAnswering: (now: Date) => Promise<void>
  /** What the honesty page tells of writing (BEY-04). */
  readonly figures: {
    readonly authored: (asked: FiguresAsked) => Promise<number>
    readonly answers: (asked: FiguresAsked) => ReturnType<typeof measureAnswers>
  }
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Chat: two people write to each other; each message is sent once, charged once, and in order. */
export function createChat(deps: ChatDeps): Chat {
  let hub: Pick<Live, 'tell'> | undefined
  const parts: ChatParts = { ...deps, tell: (account, message) => hub?.tell(account, message) }
  const { discard } = deps.messagePhotos
  const changed = tellPartners(parts)
  const forgetPair: Chat['forgetPair'] = async (tx, { account, other }, now) => {
    await lockPair(tx, account, other)
    const conversation = await selectOfPair(tx, account, other)
    await noteLost(tx, account, other, now)
    await discard(tx, await deletePair(tx, account, other), now)
    // Whoever has it open finds, by asking, what everybody finds who asks for what never was.
    if (conversation !== null)
      tx.afterCommit(() => [account, other].forEach((one) => parts.tell(one, { type: 'chat.changed', conversation })))
  }
  return {
    handlers: {
      'chat.list_chats': listChats(parts),
      'chat.count_unread': countUnread(parts),
      'chat.remove_chat': removeChat(parts),
      'chat.remove_chats_with': removeChatsWith(parts),
      'chat.read_conversation': readConversation(parts),
      'chat.preview_conversation': readBeginning(parts),
      'chat.send': sendMessage(parts),
      'chat.send_to_member': sendToMember(parts),
      'chat.send_photo': sendPhoto(parts),
      'chat.send_photo_to_member': sendPhotoToMember(parts),
      'chat.send_gift': sendGift(parts),
      'chat.send_gift_to_member': sendGiftToMember(parts),
      'chat.send_gif': sendGif(parts),
      'chat.send_gif_to_member': sendGifToMember(parts),
      'chat.remove_photo': removePhoto(parts),
      'chat.mark_read': markRead(parts),
      'chat.mute': muteChat(parts),
      'chat.close': closeChat(parts),
      'chat.open': openChat(parts),
    },
    exportOwn: (account) => selectExport(deps.database, account),
    knows: async (reader, other) => reader !== null && (await selectSideWith(deps.database, reader, other)) !== null,
    partnerOf: async (reader, member) => (looksLikeId(member) ? selectPartner(deps.database, reader, member) : null),
    messagesOf: selectEvidence,
    photoKey: (photo, { reader, site }) =>
      selectPhotoKey(deps.database, { reader, photo, shown: site.settings.history_limit }),
    counts: (account, { settings }, now) =>
      selectUnread(deps.database, { reader: account, fictionHidden: settings.fictional_hidden }, now),
    refundUnread: refundUnread(parts),
    noteAnswering: noteAnswering(parts),
    figures: {
      authored: (asked) => countAuthored(deps.database, asked),
      answers: (asked) => measureAnswers(deps.database, asked),
    },
    answerAs: answerAs(parts),
    readAs: readAs(parts),
    forgetPair,
    hears: {
      'blocks.blocked': forgetPair,
      'accounts.banned': async (tx, { account, scam }, now) => {
        if (scam) await noteRemoved(tx, account, now)
      },
      'accounts.erased': async (tx, { account }, now) => {
        await changed(tx, { account }, now)
        await discard(tx, await forgetAccount(tx, account), now)
      },
      'accounts.activated': changed,
      'accounts.closed': changed,
      'accounts.reactivated': changed,
    },
    join: (live) => {
      hub = live
      live.onFrame('chat.typing', hearTyping(parts))
    },
  }
}
