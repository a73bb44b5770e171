import { type Page, page } from '#platform/web/page.ts'

export { PremiumAlert, PremiumPanel } from './premium/index.ts'

export type { Invitation, SignUpStep, SignUpStepProps } from './sign-up-context.ts'
export { loadLink, useIsLinkInvalid as useLinkDead } from './mailed-link.ts'
export { NewPassword } from './new-password.tsx'
export { SignUpProvider } from './sign-up-provider.tsx'
export { InlineSignUp as SignUpHere } from './lazy-sign-up.ts'
export { consumeSignedUpOnPhone as takeSignedUpOnPhone } from './signed-up-on-phone.ts'
export { StepActions } from './step-actions.tsx'
export { useChooseLanguage } from './use-choose-language.ts'
export { usePasskeysHere } from './use-passkeys-here.ts'
export { useLogOut } from './use-log-out.ts'
export { useSignUp } from './use-sign-up.ts'

export const pages: readonly Page[] = [
  page({
    path: '/login',
    layout: 'default',
    access: 'visitor',
    phrases: ['accounts'],
    module: () => import('./log-in-page.tsx'),
  }),
  page({
    path: '/signup',
    layout: 'empty',
    access: 'visitor',
    phrases: ['accounts'],
    module: () => import('./sign-up-page.tsx'),
  }),
  page({
    path: '/complete-signup',
    layout: 'default',
    access: 'member',
    // The optional steps come from the features above and use their phrases.
    phrases: ['accounts', 'profiles', 'geography', 'photos', 'push'],
    module: () => import('./complete-sign-up-page.tsx'),
  }),
  page({
    path: '/activate',
    layout: 'default',
    access: 'anyone',
    phrases: ['accounts'],
    secret: true,
    module: () => import('./activate-page.tsx'),
  }),
  page({
    path: '/activate/done',
    layout: 'default',
    access: 'anyone',
    phrases: ['accounts'],
    module: () => import('./activate-done-page.tsx'),
  }),
  page({
    path: '/activate/error',
    layout: 'default',
    access: 'anyone',
    phrases: ['accounts'],
    module: () => import('./activate-error-page.tsx'),
  }),
  page({
    path: '/reset-password',
    layout: 'default',
    access: 'visitor',
    phrases: ['accounts'],
    module: () => import('./reset-page.tsx'),
  }),
  page({
    path: '/reset-password/do',
    layout: 'default',
    access: 'anyone',
    phrases: ['accounts'],
    secret: true,
    module: () => import('./reset-do-page.tsx'),
  }),
]
