import { type Page, page } from '#platform/web/page.ts'

export { TagBanner } from './tag-scripts/tag-banner.tsx'
export { TagChoice } from './tag-scripts/tag-choice.tsx'

/**
 * The campaign pages. Members are redirected, as from the home page: there is nothing to sign up
 * for. The optional slug names a language, or the campaign.
 */
const lander = {
  layout: 'lander',
  access: 'visitor',
  phrases: ['landers', 'tag_scripts'],
  runs: 'on-demand',
} as const

export const pages: readonly Page[] = [
  page({
    path: '/landers/adultonly',
    ...lander,
    module: () => import('./adult-only/adult-only-page.tsx'),
  }),
  page({
    path: '/landers/tinderswipe',
    ...lander,
    module: () => import('./swipe/swipe-page.tsx'),
  }),
  page({
    path: '/landers/whoneedsstrings',
    ...lander,
    module: () => import('./strings/strings-page.tsx'),
  }),
  page({
    path: '/landers/alonetonight/:slug?',
    ...lander,
    module: () => import('./alone-tonight/alone-tonight-page.tsx'),
  }),
  page({
    path: '/landers/collagelanding/:slug?',
    ...lander,
    module: () => import('./collage/collage-page.tsx'),
  }),
  page({
    path: '/landers/gallery/:slug?',
    ...lander,
    module: () => import('./gallery/gallery-page.tsx'),
  }),
  page({
    path: '/landers/iconslanding/:slug?',
    ...lander,
    module: () => import('./icons/icons-page.tsx'),
  }),
  page({
    path: '/landers/maplanding/:slug?',
    ...lander,
    module: () => import('./map/map-page.tsx'),
  }),
  page({
    path: '/landers/socialnetwork/:slug?',
    ...lander,
    module: () => import('./network/network-page.tsx'),
  }),
  page({
    path: '/landers/transitionsvideolanding/:slug?',
    ...lander,
    module: () => import('./transitions/transitions-page.tsx'),
  }),
  page({
    path: '/landers/video/:slug?',
    ...lander,
    module: () => import('./video/video-page.tsx'),
  }),
]
