import { createHash } from 'node:crypto'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import { selectPhotoExists } from '../photos/store-photos.ts'
import type { WriterContext } from '../writer-context.ts'
import { attemptSend } from './attempt-send.ts'
import type { Target } from './facts.ts'
import type { MessageDraft } from './message-draft.ts'
import { uploadLimitValues } from '#kernel/image-limits.ts'

type SendPhoto = Handler<(typeof contract)['chat.send_photo'], Site>
type SendPhotoToMember = Handler<(typeof contract)['chat.send_photo_to_member'], Site>

interface Upload {
  readonly id: string
  readonly bytes: Uint8Array
  readonly description: string
  readonly at_most?: number | undefined
}

/** Sends a photo to a conversation (CHAT-02, CHAT-11, SEC-02). */
export function sendPhoto(deps: ChatParts): SendPhoto {
  return ({ conversation, type: _, ...upload }, context) =>
    sendFile(deps, context, upload, { conversation })
}

/** Sends a photo to a member; as the first message it starts the conversation (CHAT-03). */
export function sendPhotoToMember(deps: ChatParts): SendPhotoToMember {
  return ({ member, type: _, ...upload }, context) => sendFile(deps, context, upload, { member })
}

// phrases: refusals.*
/**
 * Stores the image first, because a message without it could not be shown; credits are charged only
 * when the message is written, and if it is not, the image is deleted. Messages that would be
 * refused anyway are refused before the file is decoded.
 */
async function sendFile(
  deps: ChatParts,
  context: WriterContext,
  { id, bytes, description, at_most }: Upload,
  target: Target,
): ReturnType<SendPhoto> {
  const { messagePhotos } = deps
  const digest = createHash('sha256').update(bytes).digest('hex')
  const draft: MessageDraft = {
    id,
    sent: { kind: 'photo' },
    body: description.trim(),
    at_most,
    photo: { digest },
  }
  const known = await attemptSend(deps, context, draft, target, { dryRun: true })
  if (known !== null) return known as Awaited<ReturnType<SendPhoto>>

  const storedImage = await messagePhotos.keep(bytes, {
    account: String(context.viewer.account),
    unconfirmed: context.viewer.status === 'not_confirmed',
  })
  if (isRefusal(storedImage))
    return refuse(reasons[storedImage.refusal], { with: uploadLimitValues })
  try {
    return (await attemptSend(
      deps,
      context,
      { ...draft, photo: { ...storedImage, digest } },
      target,
    )) as Awaited<ReturnType<SendPhoto>>
  } finally {
    // The message was refused, or a concurrent send of the same one stored another image. The query
    // also covers a commit whose response was lost.
    if (!(await selectPhotoExists(deps.database, storedImage.id)))
      await messagePhotos.deleteUnused(storedImage.key)
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
