import { type Page, page } from '#platform/web/page.ts'

/** The door of verification for screens. */
export { AskToVerify } from './ask-to-verify.tsx'
export { loadVerification } from './load-verification.ts'
export { VerificationLine } from './verification-line.tsx'

/** Where a member has the own photos verified. */
export const pages: readonly Page[] = [
  page({
    path: '/verification',
    layout: 'default',
    access: 'member',
    phrases: ['photo_verification'],
    module: () => import('./verification-page.tsx'),
  }),
]
