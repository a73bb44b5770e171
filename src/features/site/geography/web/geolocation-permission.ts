/** What the browser says of asking for the position (PRO-10); `unknown` until it has said. */
export type GeolocationPermission = 'unsupported' | 'unknown' | 'granted' | 'denied' | 'prompt'

/** Tells the permission now and at every change of it. Gives back how to stop listening. */
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

/** A browser without this question leaves the answer unknown; the position itself can still be asked for. */
async function askPermission(): Promise<PermissionStatus | null> {
  try {
    return (await navigator.permissions?.query({ name: 'geolocation' })) ?? null
  } catch {
    return null
  }
}
