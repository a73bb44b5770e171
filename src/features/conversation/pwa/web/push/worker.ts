/** The only service worker: it displays pushes, and a page of its own without a connection. */
const address = '/sw-push.js?v=2'
const timeoutMs = 10_000

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown }
}

let trusted: string | undefined

/** Trusted Types: pages accept scripts only from trusted URLs, and this is the only one. */
function trustedAddress(): string {
  const factory = (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes
  trusted ??= (factory
    ?.createPolicy('app', { createScriptURL: (url) => (url === address ? url : 'about:blank') })
    .createScriptURL(address) ?? address) as string
  return trusted
}

/** Registers the service worker, or has the browser check it for an update. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedAddress())
}

/** The current subscription of this browser; `null` if there is none. */
export async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Subscribes this browser with a public key, replacing a subscription with another key (from an
 * earlier installation).
 */
export async function createSubscription(publicKey: string): Promise<PushSubscription> {
  await registerWorker()
  const { pushManager } = await inTime(navigator.serviceWorker.ready)
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** A worker that cannot start would never settle. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the service worker does not start')), timeoutMs)
    }),
  ])
}
