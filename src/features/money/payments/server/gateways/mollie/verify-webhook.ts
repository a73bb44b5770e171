import { timingSafeEqual } from 'node:crypto'
import { newId } from '#platform/server/random.ts'
import type { RawWebhook, WebhookHint } from '../gateway.ts'
import { parseJson, decodeUtf8 } from '../decode-body.ts'

/** Secrets for verifying webhooks. */
export interface MollieSecrets {
  /**
   * The secret suffix of the webhook URL given to Mollie for classic webhooks, which are not
   * signed.
   */
  readonly pathSecret: string
  /**
   * The secrets of signed webhooks, the newest and others still in use; empty if none is set up.
   */
  readonly signingSecrets: readonly string[]
}

/**
 * Verifies a Mollie webhook. A signed one is verified by its signature alone; a wrong signature is
 * refused regardless of anything else. A classic one contains `id=tr_…` and is verified by the
 * secret in its URL. It has no event id, so each delivery counts as an event; the state is queried.
 */
export async function verifyMollieWebhook(
  proof: MollieSecrets,
  raw: RawWebhook,
): Promise<WebhookHint | null> {
  const body = decodeUtf8(raw.body)
  if (body === null) return null
  const signature = raw.header('x-mollie-signature')
  if (signature !== undefined)
    return (await isSigned(proof, body, signature)) ? hintOfEvent(body) : null
  if (!isSame(raw.secret ?? '', proof.pathSecret)) return null
  const providerId = /^id=(tr_[A-Za-z0-9]{1,60})$/.exec(body)?.[1]
  return providerId === undefined ? null : { eventId: newId(), providerId }
}

async function isSigned(
  { signingSecrets }: MollieSecrets,
  body: string,
  signature: string,
): Promise<boolean> {
  if (signingSecrets.length === 0) return false
  const { SignatureValidator } = await import('mollie-api-typescript')
  try {
    // It throws for a wrong signature, and returns false only if there is none.
    return await SignatureValidator.validate(body, [...signingSecrets], signature)
  } catch {
    return false
  }
}

function hintOfEvent(body: string): WebhookHint | null {
  const { id, entityId } = (parseJson(body) ?? {}) as { id?: unknown; entityId?: unknown }
  return isName(id) && isName(entityId) ? { eventId: id, providerId: entityId } : null
}

function isName(text: unknown): text is string {
  return typeof text === 'string' && /^\w{1,100}$/.test(text)
}

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return expected !== '' && a.length === b.length && timingSafeEqual(a, b)
}
