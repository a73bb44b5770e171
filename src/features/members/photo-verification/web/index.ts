import { type Page, page } from '#platform/web/page.ts'

/** Public entry of photo verification for screens. */
export { AskToVerify } from './ask-to-verify.tsx'
export { loadVerification } from './load-verification.ts'
export { useOwnStanding } from './use-own-standing.ts'
export { VerificationCard } from './verification-card.tsx'

/** The page on which members have their photos verified. */
export const pages: readonly Page[] = [
  page({
    path: '/verification',
    layout: 'default',
    access: 'member',
    phrases: ['photo_verification'],
    module: () => import('./verification-page.tsx'),
  }),
]
