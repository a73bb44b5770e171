import { timingSafeEqual } from 'node:crypto'
import { newId } from '#platform/server/random.ts'
import type { RawWebhook, WebhookHint } from '../gateway.ts'
import { jsonOf, textOf } from '../read-text.ts'

/** By what a webhook proves itself. */
export interface MollieProof {
  /** What stands behind the address that was given to Mollie for its classic webhooks, which bear no signature. */
  readonly pathSecret: string
  /** The secrets of signed webhooks, the newest and those still in use; none where none was set up. */
  readonly signingSecrets: readonly string[]
}

/**
 * Hears a webhook of Mollie. A signed one is proven by its signature alone; one with a wrong signature is refused whatever else it
 * knows. A classic one says `id=tr_…` and proves itself by the secret in its address. It has no name of its own, so each delivery
 * counts as an event: what changed is told by asking.
 */
export async function hearMollie(proof: MollieProof, raw: RawWebhook): Promise<WebhookHint | null> {
  const body = textOf(raw.body)
  if (body === null) return null
  const signature = raw.header('x-mollie-signature')
  if (signature !== undefined) return (await isSigned(proof, body, signature)) ? hintOfEvent(body) : null
  if (!isSame(raw.secret ?? '', proof.pathSecret)) return null
  const providerId = /^id=(tr_[A-Za-z0-9]{1,60})$/.exec(body)?.[1]
  return providerId === undefined ? null : { eventId: newId(), providerId }
}

async function isSigned({ signingSecrets }: MollieProof, body: string, signature: string): Promise<boolean> {
  if (signingSecrets.length === 0) return false
  const { SignatureValidator } = await import('mollie-api-typescript')
  try {
    // It throws at a wrong signature, and only says false where there is none at all.
    return await SignatureValidator.validate(body, [...signingSecrets], signature)
  } catch {
    return false
  }
}

function hintOfEvent(body: string): WebhookHint | null {
  const { id, entityId } = (jsonOf(body) ?? {}) as { id?: unknown; entityId?: unknown }
  return isName(id) && isName(entityId) ? { eventId: id, providerId: entityId } : null
}

function isName(text: unknown): text is string {
  return typeof text === 'string' && /^\w{1,100}$/.test(text)
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return wanted !== '' && a.length === b.length && timingSafeEqual(a, b)
}
