/** Options for a list that several staff members change at the same time. */
export const liveList = { staleTime: 0, refetchInterval: 20_000 } as const
