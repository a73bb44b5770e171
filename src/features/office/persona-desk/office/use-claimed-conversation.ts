import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallRefused, type RefusalAnswer } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import type { OpenedConversation } from '../contract.ts'
import { calls } from './calls.ts'

/** How often an open conversation is reloaded, in milliseconds. */
const refetchEveryMs = 4000

/** How often typing extends a claim, in milliseconds: well within its duration. */
const prolongedEveryMs = 60_000

/** A claimed conversation: opening claims it, leaving releases it, typing extends the claim. */
export function useClaimedConversation(conversation: string, takeOver: boolean) {
  const api = useApi()
  const cache = useQueryClient()
  const claimed = useQuery({
    queryKey: ['persona_desk.claim', conversation, takeOver],
    queryFn: async () => {
      const answer = await api.call('persona_desk.claim', { conversation, take_over: takeOver })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as OpenedConversation
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
    refetchInterval: refetchEveryMs,
  })
  useEffect(() => {
    // Releases it on leaving.
    return () => void api.call('persona_desk.release', { conversation })
  }, [api, conversation])

  const prolonged = useRef(0)
  const failure = toRefusal(current.error)
  const query = {
    opened: current.data ?? claimed.data,
    /** Why it could not be opened at all. */
    refused: claimed.data === undefined ? toRefusal(claimed.error) : null,
    /** The claim was lost. */
    lost: failure !== null && [404, 409].includes(failure.status) ? failure : null,
    /** The last reload failed. */
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
      void api.call('persona_desk.claim', { conversation })
    },
  }
  return query
}

function toRefusal(error: Error | null): RefusalAnswer | null {
  return error instanceof CallRefused ? error.refusal : null
}
