import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallRefused, type RefusalAnswer } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import type { Opened } from '../contract.ts'
import { calls } from './calls.ts'

/** How often an open conversation is asked for anew, in milliseconds. */
const askedEveryMs = 4000

/** How often typing prolongs a claim, in milliseconds: well within the time it holds. */
const prolongedEveryMs = 60_000

/** A conversation while it is one's own: opening claims it, walking away leaves it to others, typing keeps it. */
export function useOpened(conversation: string, takeOver: boolean) {
  const api = useApi()
  const cache = useQueryClient()
  const claimed = useQuery({
    queryKey: ['persona_desk.claim', conversation, takeOver],
    queryFn: async () => {
      const answer = await api.ask('persona_desk.claim', { conversation, take_over: takeOver })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as Opened
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const read = calls.query('persona_desk.read', { conversation })(api)
  const current = useQuery({
    ...read,
    enabled: claimed.data !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: askedEveryMs,
  })
  useEffect(() => {
    // Whoever walks away leaves it to others.
    return () => void api.ask('persona_desk.release', { conversation })
  }, [api, conversation])

  const prolonged = useRef(0)
  const failure = refusalOf(current.error)
  const asked = {
    opened: current.data ?? claimed.data,
    /** Why it could not be opened at all. */
    refused: claimed.data === undefined ? refusalOf(claimed.error) : null,
    /** It was one's own and is no more. */
    lost: failure !== null && [404, 409].includes(failure.status) ? failure : null,
    /** It could not be asked for just now. */
    stale: failure !== null && ![404, 409].includes(failure.status) ? failure : null,
    again: () => {
      void claimed.refetch().then(() => current.refetch())
    },
    refresh: () => {
      void current.refetch()
      void cache.invalidateQueries({ queryKey: ['persona_desk.list_waiting'] })
      void cache.invalidateQueries({ queryKey: ['persona_desk.count_waiting'] })
    },
    typed: () => {
      if (Date.now() - prolonged.current < prolongedEveryMs) return
      prolonged.current = Date.now()
      void api.ask('persona_desk.claim', { conversation })
    },
  }
  return asked
}

function refusalOf(error: Error | null): RefusalAnswer | null {
  return error instanceof CallRefused ? error.refusal : null
}
