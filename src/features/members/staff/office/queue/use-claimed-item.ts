import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'

/** How often the claim on an open item is renewed, in milliseconds: well within its duration. */
const renewedEveryMs = 4 * 60_000

interface ClaimEndpoints {
  readonly claim: string
  readonly release: string
  /** The name of the item's id in the input of both. */
  readonly field: string
}

/** An item of a queue, claimed as long as it is open; leaving it releases the claim. */
export function useClaimedItem<Item>({ claim, release, field }: ClaimEndpoints, id: string) {
  const api = useApi()
  const opened = useQuery({
    queryKey: [claim, id],
    queryFn: async () => {
      const answer = await api.call(claim, { [field]: id })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as Item
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: renewedEveryMs,
  })
  useEffect(() => {
    // A decided item has no claim, so releasing it has no effect.
    return () => void api.call(release, { [field]: id })
  }, [api, release, field, id])
  const refusal = opened.error instanceof CallRefused ? opened.error.refusal : null
  return {
    item: opened.data,
    refusal,
    /** Someone else has claimed it, or it has been decided. */
    unavailable: refusal !== null && [404, 409].includes(refusal.status),
    refetch: () => void opened.refetch(),
  }
}
