import { createContext, useContext } from 'react'
import type { Api } from './api.ts'

/** Provides the API client to components. */
export const ApiContext = createContext<Api | null>(null)

/** The API client of this page. */
export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('useApi must be used within the page frame')
  return api
}
