import { lazy } from '#platform/web/lazy.tsx'

/** The ad slot, in a separate chunk, because the page is complete without it. */
export const AdSlot = lazy(async () => (await import('./ads.tsx')).Ads)
