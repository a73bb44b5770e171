import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { reactivationMs } from '#features/members/accounts/index.ts'
import { sealedUntil } from '../rules/sealed-until.ts'
import { deleteUnreportable, sealBeforeErasure } from './records/store-sealed.ts'
import type { ChatParts } from './deps.ts'
import { notifyPartners } from './inbox/notify-partners.ts'
import { selectExport } from './records/store-export.ts'
import { deleteAccountData } from './store-acts.ts'

/**
 * Conversations. Messages that a member sent stay with their recipients, without the sender's name.
 */
export function createPersonalData(parts: ChatParts): PersonalData {
  const changed = notifyPartners(parts)
  return {
    feature: 'chat',
    tables: {
      conversation: {
        identifiedBy: ['a_id', 'b_id', 'started_by', 'closed_by'],
        holds: 'Who writes to whom, since when, what each has read, muted or closed.',
        exported: true,
        onErasure: 'reduced',
        keptBecause:
          'A conversation belongs to both. The other side keeps it, without a name, until that account is erased too. Fictional profiles are not erased, so conversations with them stay.',
        needsNoEnd: 'others',
      },
      message: {
        identifiedBy: ['sender_id'],
        holds: 'Messages.',
        exported: true,
        onErasure: 'reduced',
        keptBecause: 'They belong to their recipients as well. They go with the conversation.',
        needsNoEnd: 'others',
      },
      message_version: {
        identifiedBy: ['conversation_id'],
        holds: 'Earlier texts of edited messages.',
        exported: true,
        onErasure: 'reduced',
        keptBecause: 'Those of others are evidence for reports. Those of the member are deleted.',
        needsNoEnd: 'others',
      },
      deleted_message: {
        identifiedBy: ['conversation_id'],
        holds: 'Content of messages their senders deleted.',
        exported: 'Neither side sees it any more; it is only for reports.',
        expires: { days: 30, note: 'after the message was deleted', job: 'chat.purge_sealed' },
        onErasure: 'reduced',
        keptBecause: 'Messages of others can still be reported. Those of the member are deleted.',
      },
      reaction: {
        identifiedBy: ['account_id', 'conversation_id'],
        holds: 'Reactions to messages.',
        exported: true,
        onErasure: 'reduced',
        keptBecause: 'Reactions of others belong to them. Those of the member are deleted.',
        needsNoEnd: 'others',
      },
      photo: {
        identifiedBy: ['conversation_id'],
        holds: 'Photos sent in messages.',
        exported: true,
        onErasure: 'reduced',
        keptBecause: 'Photos sent by others belong to them. Those of the member are deleted.',
        needsNoEnd: 'others',
      },
      sealed_conversation: {
        identifiedBy: ['a_id', 'b_id'],
        holds:
          'Conversations that ended with a block or an erased account: who wrote to whom, and the names at that time.',
        exported: 'Neither side sees them any more; they are only for reports.',
        expires: { days: 30, note: 'after the block or the deletion', job: 'chat.purge_sealed' },
        onErasure: 'reduced',
        keptBecause:
          'The other side can still report what it received. The name is removed; if the other account is gone too, all is deleted.',
      },
      sealed_message: {
        identifiedBy: ['sender_id'],
        holds: 'Messages in them, and where their photos are stored.',
        exported: 'Neither side sees them any more; they are only for reports.',
        expires: { days: 30, note: 'after the block or the deletion', job: 'chat.purge_sealed' },
        onErasure: 'reduced',
        keptBecause: 'They go with the conversation.',
      },
      sender_state: {
        identifiedBy: ['account_id'],
        holds: 'The number of conversations started and the one opened last.',
        exported: 'Only a counter and a position; the conversations are exported.',
        onErasure: 'deleted',
      },
      refund: {
        identifiedBy: ['account_id'],
        holds: 'Ids of messages whose credits were returned.',
        exported: 'The returned credits are exported with the credit movements.',
        onErasure: 'deleted',
      },
      deleted_paid_message: {
        identifiedBy: ['account_id', 'other_id'],
        holds: 'Ids of paid messages that were deleted, without their text, and to whom they went.',
        exported: 'Only ids; what the messages cost is exported with the credit movements.',
        expires: { days: 180, job: 'chat.refund' },
        onErasure: 'deleted',
      },
      answered_before: {
        identifiedBy: ['account_id', 'other_id'],
        holds: 'Who had written to whom before a block ended their conversation.',
        exported: 'Only that the free first answer is used up.',
        expires: { days: 180, job: 'chat.refund' },
        onErasure: 'deleted',
      },
    },
    export: async (queries, account) => {
      const { data, files } = await selectExport(queries, account)
      return {
        parts: { conversations: data },
        files: files.map(({ name, key }) => ({ name, blob: `${key}/960.webp` })),
      }
    },
    erase: async (tx, account, now) => {
      await changed(tx, { account }, now)
      await sealBeforeErasure(
        tx,
        account,
        { ifDeleted: sealedUntil(now, reactivationMs), otherwise: sealedUntil(now) },
        now,
      )
      const keys = [
        ...(await deleteUnreportable(tx, account)),
        ...(await deleteAccountData(tx, account)),
      ]
      await parts.messagePhotos.discard(tx, [...new Set(keys)], now)
    },
  }
}
