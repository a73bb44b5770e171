import { part } from '#platform/web/part.tsx'

/** The slot for ads, in a chunk of its own, for the page stands without it. */
export const AdSlot = part(async () => (await import('./ads.tsx')).Ads)
