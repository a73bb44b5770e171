import type { Handlers } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/chat.ts'
import type { contract as changes } from '../contract/message-changes.ts'
import { deleteMessage } from './changes/delete-message.ts'
import { editText } from './changes/edit-text.ts'
import { removeReaction, setReaction } from './changes/react.ts'
import { closeChat, openChat } from './close-chat.ts'
import {
  type ReplyAsProfile,
  replyAsProfile,
  type MarkReadAsProfile,
  markReadAsProfile,
} from './as-profile.ts'
import { countUnread } from './inbox/count-unread.ts'
import type { ChatDeps, ChatParts } from './deps.ts'
import { handleTyping } from './handle-typing.ts'
import { listReadable } from './inbox/list-readable.ts'
import { listChats } from './inbox/list-chats.ts'
import { markRead } from './inbox/mark-read.ts'
import { muteChat } from './inbox/mute-chat.ts'
import { noteAnswering } from './records/note-answering.ts'
import { readBeginning } from './read-beginning.ts'
import { readConversation } from './read-conversation.ts'
import { refundUnread } from './records/refund-unread.ts'
import { removeChat, removeChatsWith } from './inbox/remove-chat.ts'
import { removePhoto } from './photos/remove-photo.ts'
import { selectKeysInUse } from './photos/store-photos.ts'
import { sendGif, sendGift, sendGiftToMember, sendGifToMember } from './sending/send-drawing.ts'
import { sendPhoto, sendPhotoToMember } from './sending/send-photo.ts'
import { sendMessage, sendToMember } from './sending/send-text.ts'
import { selectSideWith, selectStarted } from './store.ts'
import { selectUnread } from './inbox/store-list.ts'
import { deletePair, lockPair } from './store-acts.ts'
import { selectPhotoKey } from './photos/store-photos.ts'
import {
  insertPairRefunds,
  insertRefundsForRemoved,
  sumRefundsForRemoval,
} from './records/store-refunds.ts'
import { selectPairConversation } from './inbox/store-sides.ts'
import { notifyPartners } from './inbox/notify-partners.ts'
import {
  type Reportable,
  selectEvidence,
  selectLastMessageTime,
  selectMassMessages,
  selectPartner,
  selectReportable,
} from './records/store-evidence.ts'
import { purgeSealed } from './records/purge-sealed.ts'
import { sealPair } from './records/store-sealed.ts'
import { sealedUntil } from '../rules/sealed-until.ts'
import { listEnded } from './inbox/list-ended.ts'
import { countAuthored, measureAnswers } from './records/store-statistics.ts'
import { createPersonalData } from './personal-data.ts'

export { createIcebreakers, type Icebreakers } from './icebreakers/index.ts'

export type { ReplyAsProfile, MarkReadAsProfile } from './as-profile.ts'
export type { ChatDeps } from './deps.ts'

type FiguresQuery = Parameters<typeof countAuthored>[1]

export interface Chat {
  readonly handlers: Handlers<typeof contract & typeof changes, Site>
  /**
   * Whether two members have a conversation, so that one in invisible mode is visible to the other.
   */
  readonly hasConversation: (reader: number | null, other: number) => Promise<boolean>
  /** The same in the caller's transaction. */
  readonly haveConversation: (
    queries: Queries,
    pair: { readonly account: number; readonly other: number },
  ) => Promise<boolean>
  /** How many conversations an account has ever started. */
  readonly countStarted: (account: number) => Promise<number>
  /**
   * Returns the storage key of a message's photo if it is in one of the reader's conversations;
   * checked on every request.
   */
  readonly photoKey: (
    photo: string,
    request: { reader: number; site: Site },
  ) => Promise<string | null>
  /**
   * Returns a reader's conversation partner by public id or by conversation; null if there is none.
   * Also for conversations that ended and can still be reported.
   */
  readonly findPartner: (reader: number, member: string, now: Date) => Promise<Reportable | null>
  readonly findReportable: (
    reader: number,
    conversation: string,
    now: Date,
  ) => Promise<Reportable | null>
  /** Reads the messages that reports copy. */
  readonly selectEvidence: typeof selectEvidence
  readonly selectLastMessageTime: typeof selectLastMessageTime
  readonly selectMassMessages: typeof selectMassMessages
  readonly sumRefundsForRemoval: typeof sumRefundsForRemoval
  /**
   * Ends a pair's conversation for both members, who can still report it for a month; handles
   * `blocks.blocked`.
   */
  readonly severPair: TransactionalSubscriber<{ account: number; other: number }>
  /** Subscribers to events of other features, in the emitter's transaction. */
  readonly subscribers: {
    readonly 'blocks.blocked': TransactionalSubscriber<{ account: number; other: number }>
    readonly 'accounts.banned': TransactionalSubscriber<{ account: number; scam: boolean }>
    readonly 'accounts.activated': TransactionalSubscriber<{ account: number }>
    readonly 'accounts.closed': TransactionalSubscriber<{ account: number }>
    readonly 'accounts.reactivated': TransactionalSubscriber<{ account: number }>
  }
  /** Replies as a profile, in the transaction that records which staff member wrote. */
  readonly answerAs: ReplyAsProfile
  /** Marks what staff have opened as read by the profile. */
  readonly readAs: MarkReadAsProfile
  /**
   * Connects to the live hub, which starts after the product; from then on tabs are notified and
   * frames received.
   */
  readonly join: (live: Pick<Live, 'notify' | 'onFrame'>) => void
  /** A timed job: deletes conversations that ended and can no longer be reported. */
  readonly purgeSealed: (now: Date) => Promise<void>
  /** Deletes orphaned files of message photos; a scheduled job. */
  readonly sweepPhotos: () => Promise<number>
  /** Refunds messages that no one could read; returns the number of refunds. */
  readonly refundUnread: (now: Date) => Promise<number>
  /**
   * Unread messages of an account on a site, without muted conversations: this feature's part of
   * the app badge.
   */
  readonly counts: (account: number, site: Pick<Site, 'settings'>, now: Date) => Promise<number>
  /** Recalculates how members answer; a nightly job. */
  readonly noteAnswering: (now: Date) => Promise<void>
  /** Figures about writing for the transparency page (BEY-04). */
  readonly figures: {
    readonly authored: (query: FiguresQuery) => Promise<number>
    readonly answers: (
      asked: FiguresQuery & { readonly most: number },
    ) => ReturnType<typeof measureAnswers>
  }
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Messages between two members; each is sent in order, once, and charged once. */
export function createChat(deps: ChatDeps): Chat {
  let hub: Pick<Live, 'notify'> | undefined
  const parts: ChatParts = { ...deps, notify: (account, message) => hub?.notify(account, message) }
  const changed = notifyPartners(parts)
  const severPair: Chat['severPair'] = async (tx, { account, other }, now) => {
    await lockPair(tx, account, other)
    const conversation = await selectPairConversation(tx, account, other)
    await insertPairRefunds(tx, account, other, now)
    await sealPair(tx, { one: account, other, until: sealedUntil(now) }, now)
    await deletePair(tx, account, other)
    // Clients that have it open reload and get the same response as for an unknown id.
    if (conversation !== null)
      tx.afterCommit(() =>
        [account, other].forEach((one) =>
          parts.notify(one, { type: 'chat.changed', conversation }),
        ),
      )
  }
  return {
    handlers: {
      'chat.list_chats': listChats(parts),
      'chat.list_ended': listEnded(parts),
      'chat.count_unread': countUnread(parts),
      'chat.list_readable': listReadable(parts),
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
      'message_changes.edit_text': editText(parts),
      'message_changes.delete_message': deleteMessage(parts),
      'message_changes.set_reaction': setReaction(parts),
      'message_changes.remove_reaction': removeReaction(parts),
    },
    personalData: createPersonalData(parts),
    hasConversation: async (reader, other) =>
      reader !== null && (await selectSideWith(deps.database, reader, other)) !== null,
    countStarted: (account) => selectStarted(deps.database, account),
    haveConversation: async (queries, { account, other }) =>
      (await selectSideWith(queries, account, other)) !== null,
    findPartner: async (reader, member, now) =>
      looksLikeId(member) ? selectPartner(deps.database, reader, member, now) : null,
    findReportable: (reader, conversation, now) =>
      selectReportable(deps.database, reader, conversation, now),
    selectEvidence,
    selectLastMessageTime,
    selectMassMessages,
    sumRefundsForRemoval,
    photoKey: (photo, { reader, site }) =>
      selectPhotoKey(deps.database, { reader, photo, historyLimit: site.settings.history_limit }),
    counts: (account, { settings }, now) =>
      selectUnread(
        deps.database,
        { reader: account, fictionHidden: settings.fictional_hidden },
        now,
      ),
    purgeSealed: purgeSealed(parts),
    sweepPhotos: () => deps.messagePhotos.sweep((keys) => selectKeysInUse(deps.database, keys)),
    refundUnread: refundUnread(parts),
    noteAnswering: noteAnswering(parts),
    figures: {
      authored: (query) => countAuthored(deps.database, query),
      answers: (asked) => measureAnswers(deps.database, asked),
    },
    answerAs: replyAsProfile(parts),
    readAs: markReadAsProfile(parts),
    severPair,
    subscribers: {
      'blocks.blocked': severPair,
      'accounts.banned': async (tx, { account, scam }, now) => {
        if (scam) await insertRefundsForRemoved(tx, account, now)
      },
      'accounts.activated': changed,
      'accounts.closed': changed,
      'accounts.reactivated': changed,
    },
    join: (live) => {
      hub = live
      live.onFrame('chat.typing', handleTyping(parts))
    },
  }
}
