import { type Page, page } from '#platform/web/page.ts'

/** Public entry of ads for screens. */
export { AdSlot } from './ad-slot.ts'
export { loadAds } from './load-ads.ts'
export { ResaleSwitch } from './resale-switch.tsx'

export const pages: readonly Page[] = [
  page({
    path: '/sponsored/:ad',
    layout: 'default',
    access: 'anyone',
    phrases: ['ads'],
    module: () => import('./leaving-page.tsx'),
  }),
]
