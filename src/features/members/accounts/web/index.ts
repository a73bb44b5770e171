import { type Page, page } from '#platform/web/page.ts'

export { PremiumAlert, PremiumPanel } from './premium/index.ts'

export type { Invitation, SignUpStep, SignUpStepProps } from './sign-up/sign-up-context.ts'
export { readMailedToken, useIsLinkInvalid } from './mailed-link.ts'
export { useOnArrival } from './use-on-arrival.ts'
export { NewPassword } from './log-in/new-password.tsx'
export { SignUpProvider } from './sign-up/sign-up-provider.tsx'
export { InlineSignUp } from './sign-up/lazy-sign-up.ts'
export { consumeSignedUpOnPhone } from './sign-up/signed-up-on-phone.ts'
export { StepActions } from './sign-up/step-actions.tsx'
export { useChooseLanguage } from './use-choose-language.ts'
export { usePasskeysHere } from './log-in/use-passkeys-here.ts'
export { useLogOut } from './use-log-out.ts'
export { useSignUp } from './sign-up/use-sign-up.ts'

export const pages: readonly Page[] = [
  page({
    path: '/login',
    layout: 'default',
    access: 'visitor',
    phrases: ['accounts'],
    runs: 'on-touch',
    module: () => import('./log-in/log-in-page.tsx'),
  }),
  page({
    path: '/signup',
    layout: 'empty',
    access: 'visitor',
    phrases: ['accounts'],
    runs: 'on-touch',
    module: () => import('./sign-up/sign-up-page.tsx'),
  }),
  page({
    path: '/complete-signup',
    layout: 'default',
    access: 'member',
    // The optional steps come from the features above and use their phrases.
    phrases: ['accounts', 'profiles', 'traits', 'geography', 'photos', 'push'],
    module: () => import('./sign-up/complete-sign-up-page.tsx'),
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
    module: () => import('./log-in/reset-page.tsx'),
  }),
  page({
    path: '/reset-password/do',
    layout: 'default',
    access: 'anyone',
    phrases: ['accounts'],
    secret: true,
    module: () => import('./log-in/reset-do-page.tsx'),
  }),
]
