/** The one script that may run beside the pages; it only shows what is pushed. */
const address = '/sw-push.js?v=2'
const patienceMs = 10_000

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown }
}

let trusted: string | undefined

/** Pages take scripts from trusted addresses alone, and this is the only one. */
function trustedAddress(): string {
  const factory = (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes
  trusted ??= (factory
    ?.createPolicy('app', { createScriptURL: (url) => (url === address ? url : 'about:blank') })
    .createScriptURL(address) ?? address) as string
  return trusted
}

/** What this browser is subscribed to; null where it is not. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes this browser to a public key. A subscription to another key, of an earlier installation, makes room. */
export async function makeSubscription(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(trustedAddress())
  const { pushManager } = await inTime(navigator.serviceWorker.ready)
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(wanted)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (old === null) throw error
    await old.unsubscribe()
    return pushManager.subscribe(wanted)
  }
}

/** A worker that cannot start would be waited for without end. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the service worker does not start')), patienceMs)
    }),
  ])
}
