import { registerWorker } from '../push/worker.ts'

/**
 * Has the service worker keep the offline page in this browser's language, theme and quiet mode, and
 * in the version of the running code. Quiet mode registers no worker, but an existing one must not
 * show the earlier page.
 */
export async function prepareOfflinePage(quiet: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (quiet && (await serviceWorker.getRegistration('/')) === undefined) return
  await registerWorker()
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'offline.prepare', key: describePage() })
}

/** Everything the offline page depends on; the script's name contains a hash of the code. */
function describePage(): string {
  const { lang, dataset } = document.documentElement
  const script = document.querySelector<HTMLScriptElement>('script[data-code]')
  return [lang, dataset.theme, dataset.quiet, dataset.brand, script?.dataset.code].join(' ')
}
