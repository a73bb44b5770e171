import type { SignUpStep } from '#features/members/accounts/web/index.ts'
import { usePushPossible } from '#features/conversation/push/web/index.ts'
import type { Page } from '#platform/web/page.ts'
import { part } from '#platform/web/part.tsx'

/**
 * The optional steps between a new account and its confirmation, in order (ACC-03). Each is fetched when the page of the
 * steps is opened: they stand around every page, where hardly anybody is signing up.
 */
export const signUpSteps = [
  {
    id: 'photo',
    Step: part(async () => (await import('#features/members/photos/web/index.ts')).PhotoStep),
    phrases: 'photos',
  },
  {
    id: 'personal',
    Step: part(async () => (await import('#features/members/profiles/web/index.ts')).PersonalInfoStep),
    phrases: 'profiles',
  },
  {
    id: 'about',
    Step: part(async () => (await import('#features/members/profiles/web/index.ts')).AboutMeStep),
    phrases: 'profiles',
  },
  {
    id: 'push',
    Step: part(async () => (await import('#features/conversation/push/web/index.ts')).PushStep),
    phrases: 'push',
  },
] as const

const withoutPush = signUpSteps.filter(({ id }) => id !== 'push')

/** The steps in this browser: that of push only where it could work. */
export function useSignUpSteps(): readonly SignUpStep[] {
  return usePushPossible() ? signUpSteps : withoutPush
}

/** Members beside the steps, likewise; fetched where they are shown. */
export const BesideSignUp = part(async () => (await import('#features/discovery/search/web/index.ts')).BesideSignUp)

/** The page of the steps belongs to accounts, which knows none of them: here it learns what it shows. */
export function withSteps(page: Page): Page {
  if (page.path !== '/complete-signup') return page
  const parts = signUpSteps.map(({ Step }) => Step)
  return { ...page, module: async () => ({ ...(await page.module()), parts }) }
}
