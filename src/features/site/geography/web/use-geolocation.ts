import { useEffect, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import type { ChosenCity } from '../rules/chosen-place.ts'
import { roundPosition } from '../rules/round-position.ts'
import { type GeolocationPermission, watchPermission } from './geolocation-permission.ts'

/** A position up to an hour old is accepted (PRO-10). */
const maxAgeMs = 60 * 60 * 1000
const timeoutMs = 10_000

/** The city nearest to the browser's position. */
export type FoundCity = ChosenCity & { readonly country: string }

export type GeolocationState =
  | { readonly name: 'idle' }
  | { readonly name: 'busy' }
  | { readonly name: 'found'; readonly city: FoundCity }
  | { readonly name: 'denied' }
  | { readonly name: 'failed' }
  | { readonly name: 'nowhere' }
  /** The server couldn't be reached or refused; `message` is the reason to display. */
  | { readonly name: 'refused'; readonly message: string }

/**
 * Finds the browser's city: the position is rounded before it is sent, turned into a city and never
 * stored (SEC-10).
 */
export function useGeolocation() {
  const api = useApi()
  const [permission, setPermission] = useState<GeolocationPermission>('unknown')
  const [state, setState] = useState<GeolocationState>({ name: 'idle' })

  useEffect(
    () =>
      watchPermission((now) => {
        setPermission(now)
        // Clears the "not allowed" message once the permission has been granted in the browser's
        // settings.
        if (now !== 'denied')
          setState((before) => (before.name === 'denied' ? { name: 'idle' } : before))
      }),
    [],
  )

  async function find(): Promise<GeolocationState> {
    setState({ name: 'busy' })
    const position = await requestPosition()
    const nextState = 'coords' in position ? await cityAt(position.coords) : position
    setState(nextState)
    return nextState
  }

  async function cityAt({
    latitude,
    longitude,
  }: GeolocationCoordinates): Promise<GeolocationState> {
    const answer = await api.call(
      'geography.reverse_geocode',
      roundPosition({ lat: latitude, lon: longitude }),
    )
    if (!answer.ok) return { name: 'refused', message: answer.refusal.message }
    return answer.value === false
      ? { name: 'nowhere' }
      : { name: 'found', city: answer.value as FoundCity }
  }

  return { permission, state, find }
}

type NoPosition = { readonly name: 'denied' } | { readonly name: 'failed' }

function requestPosition(): Promise<GeolocationPosition | NoPosition> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      (error) =>
        resolve(error.code === error.PERMISSION_DENIED ? { name: 'denied' } : { name: 'failed' }),
      { maximumAge: maxAgeMs, timeout: timeoutMs, enableHighAccuracy: false },
    )
  })
}
