import { Link, useNavigate, useLocation } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ArrowLeftIcon, IconButton, XBoldIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { StepWithMembers } from './step-with-members.tsx'
import { FlowDots } from './flow-dots.tsx'
import { InvitationLine } from './invitation-line.tsx'
import { SignUpContext, useSignUpState } from './sign-up-context.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useSyncExternalStore } from 'react'
import type { Invitation } from './sign-up-context.ts'

const uninvited = {}

/** /signup: the first step as its own page, used on phones (ACC-02). */
export function Page() {
  const t = usePhrases<typeof en>('accounts')
  const navigate = useNavigate()
  const state = useSignUpState()
  const invitation = useStoredInvitation() ?? uninvited
  return (
    <SignUpContext value={{ ...state, invitation }}>
      <StepWithMembers>
        <div className="max-w-form mx-auto px-5 pb-10">
          <header className="flex items-center justify-between py-3">
            <IconButton
              icon={<ArrowLeftIcon />}
              label={t('signup.back')}
              tip="none"
              onClick={() => void navigate(-1)}
            />
            <FlowDots at="account" />
            <Link to="/" className="icon-btn" aria-label={t('signup.close')}>
              <XBoldIcon />
            </Link>
          </header>
          <h1 className="type-h1 mt-4">{t('signup.heading')}</h1>
          <div className="mt-2">
            <InvitationLine />
          </div>
          <SignUpForm />
        </div>
      </StepWithMembers>
    </SignUpContext>
  )
}

export function title(translate: Translate): string {
  return translate('accounts.signup.title')
}

/**
 * Returns why this sign-up page was opened, from its history entry; null if it was reached by a
 * plain link.
 */
function useStoredInvitation(): Invitation | null {
  const { state } = useLocation() as { readonly state: { readonly invitation?: Invitation } | null }
  // The server renders the page without it, so the first render in the browser must too.
  return useSyncExternalStore(
    () => () => undefined,
    () => state?.invitation ?? null,
    () => null,
  )
}
