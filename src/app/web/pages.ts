import { type Page, page } from '#platform/web/page.ts'
import { pages as accounts } from '#features/members/accounts/web/index.ts'
import { pages as cards } from '#features/money/saved-cards/web/index.ts'
import { pages as chat } from '#features/conversation/chat/web/index.ts'
import { pages as directdebit } from '#features/money/direct-debit/web/index.ts'
import { pages as installedApp } from '#features/conversation/pwa/web/index.ts'
import { pages as invoices } from '#features/money/invoices/web/index.ts'
import { pages as likes } from '#features/discovery/likes/web/index.ts'
import { pages as matching } from '#features/discovery/matching/web/index.ts'
import { pages as complaints } from '#features/safety/complaints/web/index.ts'
import { pages as dataRequests } from '#features/office/data-requests/web/index.ts'
import { pages as openness } from '#features/office/figures/web/index.ts'
import { pages as legal } from '#features/site/content-pages/web/index.ts'
import { pages as landers } from '#features/site/campaign-pages/web/index.ts'
import { pages as payments } from '#features/money/payments/web/index.ts'
import { pages as refunds } from '#features/money/refunds/web/index.ts'
import { pages as search } from '#features/discovery/search/web/index.ts'
import { pages as settings } from './settings/index.ts'
import { pages as verification } from '#features/members/photo-verification/web/index.ts'
import { pages as sponsored } from '#features/discovery/ads/web/index.ts'
import { pages as statement } from '#features/money/credits/web/index.ts'
import { withLikes } from './members/with-likes.ts'
import { withSteps } from './sign-up-steps.tsx'

const lander = {
  layout: 'lander',
  access: 'anyone',
  phrases: ['profiles', 'landing', 'photos', 'fictional_profiles', 'accounts'],
} as const

/** Every page of the product, in sitemap order. */
export const pages: readonly Page[] = [
  page({
    path: '/',
    layout: 'empty',
    access: 'visitor',
    phrases: ['home', 'search'],
    runs: 'on-demand',
    module: () => import('./home/home-page.tsx'),
  }),
  page({
    path: '/dev/ui',
    layout: 'empty',
    access: 'anyone',
    phrases: [],
    module: () => import('./kit-page.tsx'),
  }),
  page({
    path: '/lang-config',
    layout: 'default',
    access: 'anyone',
    phrases: ['languages'],
    module: () => import('./languages/lang-config-page.tsx'),
  }),
  ...accounts.map(withSteps),
  withLikes(
    page({
      path: '/members/:member',
      layout: 'default',
      access: 'anyone',
      phrases: [
        'profiles',
        'traits',
        'photos',
        'blocks',
        'fictional_profiles',
        'photo_verification',
        'geography',
        'search',
        'chat',
        'reports',
        'premium',
      ],
      runs: 'on-touch',
      module: () => import('./members/member-page.tsx'),
    }),
  ),
  page({
    path: '/members/:member/landing',
    ...lander,
    module: () => import('./members/landing-page.tsx'),
  }),
  page({
    path: '/members/:member/landing2/:slug?',
    ...lander,
    module: () => import('./members/landing2-page.tsx'),
  }),
  page({
    path: '/members/:member/landing3/:slug?',
    ...lander,
    module: () => import('./members/landing3-page.tsx'),
  }),
  page({
    path: '/members/:member/signup',
    ...lander,
    module: () => import('./members/sign-up-page.tsx'),
  }),
  page({
    path: '/profile',
    layout: 'default',
    access: 'member',
    phrases: ['profiles', 'traits', 'photos', 'photo_verification'],
    module: () => import('./members/own-profile-page.tsx'),
  }),
  page({
    path: '/profile/:part',
    layout: 'default',
    access: 'member',
    phrases: ['profiles', 'traits', 'photos', 'geography', 'premium'],
    module: () => import('./members/own-part-page.tsx'),
  }),
  ...verification,
  ...sponsored,
  ...search.map(withLikes),
  ...likes,
  ...chat,
  ...matching,
  ...payments,
  ...['/credits', '/credits/:bundle', '/credits/:bundle/:method'].map((path) =>
    page({
      path,
      layout: 'default',
      access: 'member',
      phrases: ['payments', 'credits', 'spending_limits', 'discounts', 'saved_cards'],
      runs: 'on-touch',
      module: () => import('./orders/credits-page.tsx'),
    }),
  ),
  ...cards,
  ...directdebit,
  ...invoices,
  page({
    path: '/transactions/:order',
    layout: 'default',
    access: 'member',
    phrases: ['payments', 'refunds', 'saved_cards', 'complaints'],
    module: () => import('./orders/order-page.tsx'),
  }),
  ...refunds,
  ...statement,
  ...complaints,
  ...dataRequests,
  ...openness,
  ...legal,
  ...landers,
  ...settings,
  ...installedApp,
]
