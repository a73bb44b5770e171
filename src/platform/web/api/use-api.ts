import { createContext, useContext } from 'react'
import type { Api } from './api.ts'

/** Where components find the wire. */
export const ApiContext = createContext<Api | null>(null)

/** The wire of this page. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('useApi outside of the page frame')
  return api
}
