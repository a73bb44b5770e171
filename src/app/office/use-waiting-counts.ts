import { useQueries } from '@tanstack/react-query'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import type { OfficeScreen } from '#ui/office-screen.ts'

/** How often the counts are refetched, in milliseconds. */
const refetchIntervalMs = 30_000

/** The number of waiting items for each screen with a count, by path; 0 until known. */
export function useWaitingCounts(screens: readonly OfficeScreen[]): ReadonlyMap<string, number> {
  const api = useApi()
  const counted = screens.flatMap(({ path, count }) => (count === undefined ? [] : [{ path, call: count }]))
  const answers = useQueries({
    queries: counted.map(({ call }) => ({
      queryKey: [call, {}],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const answer = await api.call(call, {}, { signal })
        if (!answer.ok) throw new CallRefused(answer.refusal)
        return answer.value as { readonly waiting: number }
      },
      refetchInterval: refetchIntervalMs,
    })),
  })
  return new Map(counted.map(({ path }, place) => [path, answers[place]?.data?.waiting ?? 0]))
}
