import type { MessagePhoto } from '../contract/chat.ts'
import type { ChatParts } from './deps.ts'
import type { Writing } from './judge.ts'
import type { MessageRow } from './store.ts'

/** A photo as one of the two gets it: its measures, and addresses that open for this reader alone. */
export function showPhoto(
  { messagePhotos }: Pick<ChatParts, 'messagePhotos'>,
  { id, width, height }: NonNullable<MessageRow['photo']>,
  { viewer, now }: Pick<Writing, 'viewer' | 'now'>,
): MessagePhoto {
  return { width, height, src: messagePhotos.addresses(id, viewer.member, now) }
}
