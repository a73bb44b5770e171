import type { Answer } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import { isCapable, rememberedHere } from './possible.ts'
import { learn } from './push-store.ts'
import { makeSubscription, ownSubscription } from './worker.ts'

/**
 * The result of switching push on: done, declined in the browser, failed, or refused by the server
 * with a message.
 */
export type Switched = 'done' | 'denied' | 'closed' | 'failed' | { readonly words: string }

/**
 * Determines the push state of this browser. The server is called only if the browser has a
 * subscription to compare.
 */
export async function lookAtPush(api: Api): Promise<{ readonly quiet: boolean } | null> {
  const capable = isCapable()
  const permission = capable ? Notification.permission : 'default'
  const own = permission === 'granted' ? await ownSubscription().catch(() => null) : null
  const browser = own?.endpoint ?? null
  const known = browser === null ? null : await askServer(api)
  // Without a connection the last known endpoint is used.
  const server = known?.ok === false ? rememberedHere() : (known?.value.endpoint ?? null)
  learn({ kind: 'looked', capable, permission, browser, server })
  return known?.ok === true && server !== null ? { quiet: known.value.quiet } : null
}

/**
 * Prompts for permission, subscribes, and sends the subscription to the server. Must be called from
 * a user gesture.
 */
export async function switchPushOn(api: Api, publicKey: string): Promise<Switched> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    learn({ kind: 'failed', permission })
    return permission === 'denied' ? 'denied' : 'closed'
  }
  try {
    const subscription = await makeSubscription(publicKey)
    const answer = await tellServer(api, JSON.stringify(subscription))
    if (!answer.ok) {
      learn({ kind: 'failed', permission })
      return { words: answer.refusal.message }
    }
    learn({ kind: 'subscribed', endpoint: subscription.endpoint })
    return 'done'
  } catch {
    learn({ kind: 'failed', permission: Notification.permission })
    return Notification.permission === 'denied' ? 'denied' : 'failed'
  }
}

/**
 * Unsubscribes on the server first: once it has agreed, nothing is pushed any more, whatever the
 * browser does.
 */
export async function switchPushOff(api: Api): Promise<Switched> {
  const answer = await tellServer(api, null)
  if (!answer.ok) return { words: answer.refusal.message }
  learn({ kind: 'unsubscribed' })
  const own = await ownSubscription().catch(() => null)
  await own?.unsubscribe().catch(() => false)
  return 'done'
}

/** Sends the existing subscription to the server again because quiet mode has changed here. */
export async function renewPush(api: Api): Promise<void> {
  const own = await ownSubscription().catch(() => null)
  if (own !== null) await tellServer(api, JSON.stringify(own))
}

function tellServer(api: Api, subscription: string | null): Promise<Answer<unknown>> {
  return api.ask('push.subscribe', { subscription })
}

function askServer(api: Api): Promise<Answer<{ endpoint: string | null; quiet: boolean }>> {
  return api.ask('push.read_own', {}) as Promise<Answer<{ endpoint: string | null; quiet: boolean }>>
}
