/**
 * The polling interval in milliseconds: 5 s after the first response, then every minute (NTF-06).
 */
export function pollInterval(query: {
  readonly state: { readonly dataUpdateCount: number }
}): number {
  return query.state.dataUpdateCount < 2 ? 5000 : 60_000
}
