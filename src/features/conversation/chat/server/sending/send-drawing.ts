import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { gifts, isGift } from '#features/money/gifts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import type { WriterContext } from '../writer-context.ts'
import { attemptSend } from './attempt-send.ts'
import type { Target } from './facts.ts'

type Calls = typeof contract
type SendGift = Handler<Calls['chat.send_gift'], Site>
type SendGif = Handler<Calls['chat.send_gif'], Site>

interface Picked {
  readonly id: string
  readonly at_most?: number | undefined
}

/** Sends a gift to a conversation (CHAT-02, CHAT-06). */
export function sendGift(deps: ChatParts): SendGift {
  return ({ conversation, gift, ...picked }, context) =>
    deliverGift(deps, context, { ...picked, gift }, { conversation })
}

/** Sends a gift to a member; as the first message it starts the conversation (CHAT-03). */
export function sendGiftToMember(
  deps: ChatParts,
): Handler<Calls['chat.send_gift_to_member'], Site> {
  return ({ member, gift, ...picked }, context) =>
    deliverGift(deps, context, { ...picked, gift }, { member })
}

/** Sends a sticker to a conversation (CHAT-02, CHAT-06). */
export function sendGif(deps: ChatParts): SendGif {
  return ({ conversation, gif, ...picked }, context) =>
    deliverSticker(deps, context, { ...picked, gif }, { conversation })
}

/** Sends a sticker to a member; as the first message it starts the conversation (CHAT-03). */
export function sendGifToMember(deps: ChatParts): Handler<Calls['chat.send_gif_to_member'], Site> {
  return ({ member, gif, ...picked }, context) =>
    deliverSticker(deps, context, { ...picked, gif }, { member })
}

async function deliverGift(
  deps: ChatParts,
  context: WriterContext,
  { id, at_most, gift }: Picked & { gift: string },
  target: Target,
): ReturnType<SendGift> {
  if (!isGift(gift)) return refuse('chat.no_such_gift', { field: 'gift' })
  const draft = {
    id,
    sent: { kind: 'gift', size: gifts[gift] },
    body: gift,
    at_most,
    photo: null,
  } as const
  return (await attemptSend(deps, context, draft, target)) as Awaited<ReturnType<SendGift>>
}

async function deliverSticker(
  deps: ChatParts,
  context: WriterContext,
  { id, at_most, gif }: Picked & { gif: string },
  target: Target,
): ReturnType<SendGif> {
  if (deps.showDrawing('gif', gif, context.locale) === null)
    return refuse('chat.no_such_gif', { field: 'gif' })
  const draft = { id, sent: { kind: 'gif' }, body: gif, at_most, photo: null } as const
  return (await attemptSend(deps, context, draft, target)) as Awaited<ReturnType<SendGif>>
}
