import type { Answer } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import { isCapable, rememberedHere } from './possible.ts'
import { learn } from './push-store.ts'
import { makeSubscription, ownSubscription } from './worker.ts'

/** What became of switching push on: fine, the browser or its user would not, or the server would not and says why. */
export type Switched = 'done' | 'denied' | 'closed' | 'failed' | { readonly words: string }

/** Finds out how push stands here. The server is asked only where there is something to compare. */
export async function lookAtPush(api: Api): Promise<{ readonly quiet: boolean } | null> {
  const capable = isCapable()
  const permission = capable ? Notification.permission : 'default'
  const own = permission === 'granted' ? await ownSubscription().catch(() => null) : null
  const browser = own?.endpoint ?? null
  const known = browser === null ? null : await askServer(api)
  // Without a connection it is what it was.
  const server = known?.ok === false ? rememberedHere() : (known?.value.endpoint ?? null)
  learn({ kind: 'looked', capable, permission, browser, server })
  return known?.ok === true && server !== null ? { quiet: known.value.quiet } : null
}

/** Asks the browser's user, subscribes, and tells the server. To be called from a tap. */
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

/** Tells the server first: once it has agreed, nothing is pushed any more, whatever the browser does. */
export async function switchPushOff(api: Api): Promise<Switched> {
  const answer = await tellServer(api, null)
  if (!answer.ok) return { words: answer.refusal.message }
  learn({ kind: 'unsubscribed' })
  const own = await ownSubscription().catch(() => null)
  await own?.unsubscribe().catch(() => false)
  return 'done'
}

/** Tells the server the same subscription again, for quiet mode has changed here. */
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
