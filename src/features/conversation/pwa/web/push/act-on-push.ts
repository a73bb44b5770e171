import type { Answer } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import { isCapable, readStoredEndpoint } from './possible.ts'
import { applyPushFact } from './push-store.ts'
import { createSubscription, readSubscription } from './worker.ts'

/**
 * The result of switching push on: done, declined in the browser, failed, or refused by the server
 * with a message.
 */
export type SwitchResult = 'done' | 'denied' | 'closed' | 'failed' | { readonly words: string }

/**
 * Determines the push state of this browser. The server is called only if the browser has a
 * subscription to compare.
 */
export async function checkPush(api: Api): Promise<{ readonly quiet: boolean } | null> {
  const capable = isCapable()
  const permission = capable ? Notification.permission : 'default'
  const own = permission === 'granted' ? await readSubscription().catch(() => null) : null
  const browser = own?.endpoint ?? null
  const answer = browser === null ? null : await fetchSubscription(api)
  // Without a connection the last known endpoint is used.
  const server = answer?.ok === false ? readStoredEndpoint() : (answer?.value.endpoint ?? null)
  applyPushFact({ kind: 'looked', capable, permission, browser, server })
  return answer?.ok === true && server !== null ? { quiet: answer.value.quiet } : null
}

/**
 * Prompts for permission, subscribes, and sends the subscription to the server. Must be called from
 * a user gesture.
 */
export async function switchPushOn(api: Api, publicKey: string): Promise<SwitchResult> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    applyPushFact({ kind: 'failed', permission })
    return permission === 'denied' ? 'denied' : 'closed'
  }
  try {
    const subscription = await createSubscription(publicKey)
    const answer = await sendSubscription(api, JSON.stringify(subscription))
    if (!answer.ok) {
      applyPushFact({ kind: 'failed', permission })
      return { words: answer.refusal.message }
    }
    applyPushFact({ kind: 'subscribed', endpoint: subscription.endpoint })
    return 'done'
  } catch {
    applyPushFact({ kind: 'failed', permission: Notification.permission })
    return Notification.permission === 'denied' ? 'denied' : 'failed'
  }
}

/**
 * Unsubscribes on the server first: once it has done so, nothing more is pushed, whatever the
 * browser does.
 */
export async function switchPushOff(api: Api): Promise<SwitchResult> {
  const answer = await sendSubscription(api, null)
  if (!answer.ok) return { words: answer.refusal.message }
  applyPushFact({ kind: 'unsubscribed' })
  const own = await readSubscription().catch(() => null)
  await own?.unsubscribe().catch(() => false)
  return 'done'
}

/** Sends the existing subscription to the server again because quiet mode has changed here. */
export async function renewPush(api: Api): Promise<void> {
  const own = await readSubscription().catch(() => null)
  if (own !== null) await sendSubscription(api, JSON.stringify(own))
}

function sendSubscription(api: Api, subscription: string | null): Promise<Answer<unknown>> {
  return api.call('push.subscribe', { subscription })
}

function fetchSubscription(api: Api): Promise<Answer<{ endpoint: string | null; quiet: boolean }>> {
  return api.call('push.read_own', {}) as Promise<
    Answer<{ endpoint: string | null; quiet: boolean }>
  >
}
