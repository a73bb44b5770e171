import { useEffect, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import type { ChosenCity } from '../rules/chosen-place.ts'
import { roundPosition } from '../rules/round-position.ts'
import { type GeolocationPermission, watchPermission } from './geolocation-permission.ts'

/** A position up to an hour old will do (PRO-10). */
const maxAgeMs = 60 * 60 * 1000
const timeoutMs = 10_000

export type GeolocationState =
  | { readonly name: 'idle' }
  | { readonly name: 'busy' }
  | { readonly name: 'found'; readonly city: ChosenCity & { readonly country: string } }
  | { readonly name: 'denied' }
  | { readonly name: 'failed' }
  | { readonly name: 'nowhere' }

/** Finds the city the browser is in: the position is rounded before it leaves, becomes a city and is kept nowhere (SEC-10). */
export function useGeolocation() {
  const api = useApi()
  const [permission, setPermission] = useState<GeolocationPermission>('unknown')
  const [state, setState] = useState<GeolocationState>({ name: 'idle' })
  useEffect(() => watchPermission(setPermission), [])

  async function find(): Promise<GeolocationState> {
    setState({ name: 'busy' })
    const position = await askPosition()
    const next = 'coords' in position ? await cityAt(position.coords) : position
    setState(next)
    return next
  }

  async function cityAt({ latitude, longitude }: GeolocationCoordinates): Promise<GeolocationState> {
    const answer = await api.ask('places.reverse_geocode', roundPosition({ lat: latitude, lon: longitude }))
    if (!answer.ok) return { name: 'failed' }
    return answer.value === false
      ? { name: 'nowhere' }
      : { name: 'found', city: answer.value as ChosenCity & { country: string } }
  }

  return { permission, state, find }
}

type NoPosition = { readonly name: 'denied' } | { readonly name: 'failed' }

function askPosition(): Promise<GeolocationPosition | NoPosition> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      (error) => resolve(error.code === error.PERMISSION_DENIED ? { name: 'denied' } : { name: 'failed' }),
      { maximumAge: maxAgeMs, timeout: timeoutMs, enableHighAccuracy: false },
    )
  })
}
