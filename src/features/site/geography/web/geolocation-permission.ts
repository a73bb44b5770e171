/** The browser's geolocation permission (PRO-10); `unknown` until the browser reports it. */
export type GeolocationPermission = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt'

/** Reports the permission now and on every change. Returns a function that stops watching. */
export function watchPermission(tell: (permission: GeolocationPermission) => void): () => void {
  if (!('geolocation' in navigator)) {
    tell('unsupported')
    return () => {}
  }
  let status: PermissionStatus | undefined
  let stopped = false
  const say = () => tell(status?.state ?? 'unknown')
  void askPermission().then((found) => {
    if (stopped || found === null) return
    status = found
    status.addEventListener('change', say)
    say()
  })
  return () => {
    stopped = true
    status?.removeEventListener('change', say)
  }
}

/** Null if the browser can't query the permission; the position itself can still be requested. */
async function askPermission(): Promise<PermissionStatus | null> {
  try {
    return (await navigator.permissions?.query({ name: 'geolocation' })) ?? null
  } catch {
    return null
  }
}
