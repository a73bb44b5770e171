import { useQueries } from '@tanstack/react-query'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import type { OfficeScreen } from '#ui/office-screen.ts'

/** How often the counts are refetched, in milliseconds. */
const refetchIntervalMs = 30_000

/** Waiting items of a screen; `oldest_at` is missing where the age is meaningless. */
export interface Waiting {
  readonly waiting: number
  readonly oldest_at?: string | null
  /** Those whose deadline is near or has passed; missing where there are no deadlines. */
  readonly due_soon?: number
}

/** A screen's count as far as it is known. */
export interface WaitingQuery {
  readonly data: Waiting | undefined
  /** When it was counted, in milliseconds. */
  readonly at: number
  readonly isError: boolean
}

/** The waiting items of each screen with a count, by its path. */
export function useWaiting(screens: readonly OfficeScreen[]): ReadonlyMap<string, WaitingQuery> {
  const api = useApi()
  const counted = screens.flatMap(({ path, count }) =>
    count === undefined ? [] : [{ path, call: count }],
  )
  const answers = useQueries({
    queries: counted.map(({ call }) => ({
      queryKey: [call, {}],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const answer = await api.call(call, {}, { signal })
        if (!answer.ok) throw new CallRefused(answer.refusal)
        return answer.value as Waiting
      },
      refetchInterval: refetchIntervalMs,
    })),
  })
  return new Map(
    counted.map(({ path }, place) => [
      path,
      {
        data: answers[place]?.data,
        at: answers[place]?.dataUpdatedAt ?? 0,
        isError: answers[place]?.isError ?? false,
      },
    ]),
  )
}
