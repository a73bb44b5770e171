import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import type { ChatParts } from './deps.ts'
import { judge, weigh, type Writing } from './judge.ts'
import { type PartnerRow, selectPartner, selectSide, selectSideWith, type SideRow, type WriterRow } from './store.ts'
import { send, type SendOutcome } from './store-acts.ts'

type Send = Handler<(typeof contract)['chat.send'], Site>
type SendToMember = Handler<(typeof contract)['chat.send_to_member'], Site>

/** Whom it goes to, and the conversation if there is one; null when there is no such person or conversation for the writer. */
type Target = { partner: PartnerRow; side: SideRow | null } | null

/** Sends into a conversation (CHAT-02, CHAT-11). */
export function sendMessage(deps: ChatParts): Send {
  return async ({ conversation, ...message }, context) =>
    deliver(deps, context, message, async () => {
      const side = looksLikeId(conversation)
        ? await selectSide(deps.database, context.viewer.account, conversation)
        : null
      return side === null ? null : { partner: side, side }
    })
}

/** Sends to a member; the first message begins the conversation and uses one of a free member's starts (CHAT-03). */
export function sendToMember(deps: ChatParts): SendToMember {
  return async ({ member, ...message }, context) => {
    const { site, viewer } = context
    return deliver(deps, context, message, async () => {
      const found = await deps.findMember(member, { reader: viewer.account, site })
      if (found === null || found.account === viewer.account) return null
      const [partner, side] = await Promise.all([
        selectPartner(deps.database, found.account),
        selectSideWith(deps.database, viewer.account, found.account),
      ])
      return partner === null ? null : { partner, side }
    })
  }
}

/**
 * Judges and writes. The writing checks under its lock that what the judgement rested on still holds; when it does not, because
 * another message was faster, it is judged once more.
 */
async function deliver(
  deps: ChatParts,
  context: Writing,
  message: { id: string; text: string; at_most?: number | undefined },
  find: () => Promise<Target>,
): ReturnType<Send> {
  const { site, viewer, now } = context
  const body = message.text.trim()
  const longest = site.settings.message_length
  if (body.length > longest) return refuse('chat.too_long', { field: 'text', with: { max: longest } })
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const target = await find()
    if (target === null) return refuse('not_found')
    const { verdict, writer } = await judge(deps, target, context)
    const stopped =
      verdict.closed ??
      (verdict.disclosure ? 'chat.disclosure_required' : null) ??
      (verdict.price > (message.at_most ?? verdict.price) ? 'chat.price_changed' : null)
    // What cannot be sent is offered to the writing all the same when it may be a repeat of what was sent already.
    const outcome = await send(
      deps.database,
      {
        sender: viewer.account,
        recipient: target.partner.other,
        pool: viewer.pool,
        message: message.id,
        body,
        price: verdict.price,
        basis: stopped === null ? verdict.basis : 'none',
        maxStarts: verdict.startsLeft === null ? null : site.settings.free_conversations,
        fresh: newId(),
      },
      now,
    )
    if (stopped !== null && outcome.verdict !== 'repeated') return refuse(stopped, { with: { credits: verdict.price } })
    if (outcome.verdict !== 'changed')
      return answer(deps, context, { ...target, writer }, { id: message.id, text: body }, outcome)
  }
  throw new Error('a message was judged five times and each time something had changed')
}

async function answer(
  deps: ChatParts,
  context: Writing,
  before: NonNullable<Target> & { writer: WriterRow },
  { id, text }: { id: string; text: string },
  outcome: Exclude<SendOutcome, { verdict: 'changed' }>,
): ReturnType<Send> {
  const { viewer, site } = context
  const { partner } = before
  if (outcome.verdict === 'not_enough')
    return refuse('chat.not_enough_credits', {
      with: { needed: site.settings.message_credits, balance: outcome.balance },
    })
  if (outcome.verdict === 'id_used') return refuse('chat.id_used')
  if (outcome.verdict === 'too_many_starts') return refuse('chat.too_many_starts')
  const { conversation, seq } = outcome
  if (outcome.verdict === 'sent') {
    const news = { type: 'chat.message', conversation, seq }
    deps.tell(partner.other, news)
    deps.tell(viewer.account, { ...news, credits: outcome.balance })
  }
  const { cost } =
    outcome.verdict === 'sent'
      ? weigh(afterSending(before, outcome.balance), site)
      : await judge(
          deps,
          { partner, side: await selectSideWith(deps.database, viewer.account, partner.other) },
          context,
        )
  return {
    conversation: { id: conversation },
    message: { seq, mine: true, id, kind: 'text', text, at: outcome.sent_at.toISOString(), credits: outcome.charged },
    credits: outcome.balance,
    cost,
  }
}

/** What a message changes of what it was judged by; reading it all again would cost as much as the sending. */
function afterSending({ partner, side, writer }: NonNullable<Target> & { writer: WriterRow }, balance: number) {
  const begun = writer.begun + (side === null ? 1 : 0)
  return {
    partner,
    side: { started: side?.started ?? true, sent: (side?.sent ?? 0) + 1 },
    writer: { ...writer, balance, begun },
  }
}
