import { part } from '#platform/web/part.tsx'

/** The ad slot, in a separate chunk, because the page is complete without it. */
export const AdSlot = part(async () => (await import('./ads.tsx')).Ads)
