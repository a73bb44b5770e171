import { queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { RawInput, Endpoint, Contract, Output, RefusalCode } from '#kernel/endpoint.ts'
import { type Answer, CallRefused } from './answer.ts'
import type { Api } from './api.ts'
import { useApi } from './use-api.ts'

type EndpointName<T extends Contract> = keyof T & string

/** How a component reads an endpoint. */
interface ReadOptions {
  readonly enabled?: boolean
  /** For how long data counts as fresh, in milliseconds. */
  readonly staleTime?: number
  /** How often it is fetched again, in milliseconds. */
  readonly refetchInterval?: number
}

/**
 * The typed client of one feature's contract: `export const endpoints = createClient<typeof
 * contract>()`. Only the types of the contract reach the browser.
 */
export function createClient<T extends Contract>() {
  return {
    /**
     * Options for react-query; a page's `load` fills the cache with
     * `cache.ensureQueryData(endpoints.query(…)(api))`.
     */
    query<N extends EndpointName<T>>(name: N, input: RawInput<T[N]>) {
      return (api: Api) =>
        queryOptions<Output<T[N]>, CallRefused>({
          queryKey: [name, input],
          queryFn: async ({ signal }) =>
            unwrap<Output<T[N]>>(await api.call(name, input, { signal })),
        })
    },

    /** Reads an endpoint's response, from the page's hydrated cache if available. */
    useCall<N extends EndpointName<T>>(name: N, input: RawInput<T[N]>, options: ReadOptions = {}) {
      return useQuery({ ...this.query(name, input)(useApi()), ...options })
    },

    /**
     * Reads an endpoint page by page. `next` returns the additional input for the following page;
     * undefined after the last.
     */
    usePages<N extends EndpointName<T>>(
      name: N,
      input: RawInput<T[N]>,
      next: (last: Output<T[N]>) => Partial<RawInput<T[N]>> | undefined,
      options: Pick<ReadOptions, 'refetchInterval'> = {},
    ) {
      const api = useApi()
      return useInfiniteQuery({
        queryKey: [name, input, 'pages'],
        queryFn: async ({ pageParam, signal }) =>
          unwrap<Output<T[N]>>(
            await api.call(name, Object.assign({}, input, pageParam), { signal }),
          ),
        initialPageParam: {} as Partial<RawInput<T[N]>>,
        getNextPageParam: next,
        staleTime: 0,
        ...options,
      })
    },

    /** A call that changes something; resolves to the value or the refusal and never throws. */
    useAction<N extends EndpointName<T>>(name: N) {
      const api = useApi()
      const mutation = useMutation({
        mutationFn: (input: RawInput<T[N]>) =>
          api.call(name, input) as Promise<Answer<Output<T[N]>, ErrorCode<T[N]>>>,
      })
      return { ask: mutation.mutateAsync, pending: mutation.isPending }
    },
  }
}

type ErrorCode<C extends Endpoint> = RefusalCode<C> & string

function unwrap<Value>(answer: Answer<unknown>): Value {
  if (!answer.ok) throw new CallRefused(answer.refusal)
  return answer.value as Value
}
