/** The browser's geolocation permission (PRO-10); `unknown` until the browser reports it. */
export type GeolocationPermission = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt'

/** Reports the permission now and on every change. Returns a function that stops watching. */
export function watchPermission(onChange: (permission: GeolocationPermission) => void): () => void {
  if (!('geolocation' in navigator)) {
    onChange('unsupported')
    return () => {}
  }
  let status: PermissionStatus | undefined
  let stopped = false
  const report = () => onChange(status?.state ?? 'unknown')
  void queryPermission().then((result) => {
    if (stopped || result === null) return
    status = result
    status.addEventListener('change', report)
    report()
  })
  return () => {
    stopped = true
    status?.removeEventListener('change', report)
  }
}

/** Null if the browser can't query the permission; the position itself can still be requested. */
async function queryPermission(): Promise<PermissionStatus | null> {
  try {
    return (await navigator.permissions?.query({ name: 'geolocation' })) ?? null
  } catch {
    return null
  }
}
