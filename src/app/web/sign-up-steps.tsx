import type { SignUpStep } from '#features/members/accounts/web/index.ts'
import { usePushPossible } from '#features/conversation/pwa/web/index.ts'
import type { Page } from '#platform/web/page.ts'
import { lazy } from '#platform/web/lazy.tsx'

/**
 * The optional steps between creating an account and confirming it, in order (ACC-03). Each is
 * loaded when the page of the steps opens, because they are part of the frame on every page,
 * although few visitors are signing up.
 */
export const signUpSteps = [
  {
    id: 'photo',
    Step: lazy(async () => (await import('#features/members/photos/web/index.ts')).PhotoStep),
    phrases: 'photos',
  },
  {
    id: 'personal',
    Step: lazy(
      async () => (await import('#features/members/profiles/web/index.ts')).PersonalInfoStep,
    ),
    phrases: 'profiles',
  },
  {
    id: 'about',
    Step: lazy(async () => (await import('#features/members/profiles/web/index.ts')).AboutMeStep),
    phrases: 'profiles',
  },
  {
    id: 'push',
    Step: lazy(async () => (await import('#features/conversation/pwa/web/index.ts')).PushStep),
    phrases: 'push',
  },
] as const

const withoutPush = signUpSteps.filter(({ id }) => id !== 'push')

/** The steps in this browser; the push step only where push can work. */
export function useSignUpSteps(): readonly SignUpStep[] {
  return usePushPossible() ? signUpSteps : withoutPush
}

/** Members shown next to the steps; loaded where they are displayed. */
export const RecentMembersPanel = lazy(
  async () => (await import('#features/discovery/search/web/index.ts')).RecentMembersPanel,
)

/**
 * The page for the steps belongs to the accounts feature, which does not know the steps, so they
 * are added here.
 */
export function withSteps(page: Page): Page {
  if (page.path !== '/complete-signup') return page
  const parts = signUpSteps.map(({ Step }) => Step)
  return { ...page, module: async () => ({ ...(await page.module()), parts }) }
}
