import type { MessagePhoto } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import type { WriterContext } from '../writer-context.ts'
import type { MessageRow } from '../store-messages.ts'

/**
 * Describes a photo for one of the two members: its size, and addresses that open only for this
 * reader.
 */
export function showPhoto(
  { messagePhotos }: Pick<ChatParts, 'messagePhotos'>,
  { id, width, height }: NonNullable<MessageRow['photo']>,
  { viewer, now }: Pick<WriterContext, 'viewer' | 'now'>,
): MessagePhoto {
  return { width, height, src: messagePhotos.addresses(id, viewer.member, now) }
}
