import { createHash } from 'node:crypto'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/chat.ts'
import { deliver, type FindFacts, foretell, type Parcel } from './deliver.ts'
import type { ChatParts } from './deps.ts'
import type { Writing } from './judge.ts'
import { factsIn, factsWith } from './send.ts'
import { selectPhotoIsKept } from './store-photos.ts'

type SendPhoto = Handler<(typeof contract)['chat.send_photo'], Site>
type SendPhotoToMember = Handler<(typeof contract)['chat.send_photo_to_member'], Site>

interface Upload {
  readonly id: string
  readonly bytes: Uint8Array
  readonly description: string
  readonly at_most?: number | undefined
}

/** Sends a photo into a conversation (CHAT-02, CHAT-11, SEC-02). */
export function sendPhoto(deps: ChatParts): SendPhoto {
  return ({ conversation, type: _, ...upload }, context) =>
    sendFile(deps, context, upload, factsIn(deps, context, conversation))
}

/** Sends a photo to a member; as the first message it begins the conversation (CHAT-03). */
export function sendPhotoToMember(deps: ChatParts): SendPhotoToMember {
  return ({ member, type: _, ...upload }, context) => sendFile(deps, context, upload, factsWith(deps, context, member))
}

// phrases: refusals.*
/**
 * The bytes come first, for a message without them could not be shown; nothing is charged before the message is written, and where
 * it is not the bytes are taken back. What would be refused anyway is refused before the file is decoded.
 */
async function sendFile(
  deps: ChatParts,
  context: Writing,
  { id, bytes, description, at_most }: Upload,
  find: FindFacts,
): ReturnType<SendPhoto> {
  const { messagePhotos } = deps
  const digest = createHash('sha256').update(bytes).digest('hex')
  const parcel: Parcel = { id, sent: { kind: 'photo' }, body: description.trim(), at_most, photo: { digest } }
  const known = await foretell(deps, context, parcel, find)
  if (known !== null) return known as Awaited<ReturnType<SendPhoto>>

  const kept = await messagePhotos.keep(bytes)
  if (isRefusal(kept)) return refuse(reasons[kept.refusal])
  try {
    return (await deliver(deps, context, { ...parcel, photo: { ...kept, digest } }, find)) as Awaited<
      ReturnType<SendPhoto>
    >
  } finally {
    // Refused, or the same message was faster: then another picture stays. Whether a commit whose answer was lost came about is asked.
    if (!(await selectPhotoIsKept(deps.database, kept.id))) await messagePhotos.takeBack(kept.key)
  }
}

const reasons = {
  'photos.too_large': 'chat.photo_too_large',
  'photos.wrong_type': 'chat.photo_wrong_type',
  'photos.too_many_pixels': 'chat.photo_too_many_pixels',
  'photos.too_small': 'chat.photo_too_small',
  'photos.unreadable': 'chat.photo_unreadable',
  'photos.busy': 'chat.photo_busy',
} as const
