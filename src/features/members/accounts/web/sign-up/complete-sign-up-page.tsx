// The steps come from the features above in separate chunks; their styles are loaded with the page.
import '#ui/styles/components/checks.css'
import '#ui/styles/components/chips.css'
import '#ui/styles/components/ranges.css'
import '#ui/styles/components/segments.css'
import '#ui/styles/components/switches.css'
import '#ui/styles/components/photos/photo-slots.css'
import { useNavigate, useSearchParams } from 'react-router'
import { type LoadContext, redirectTo, type Translate } from '#platform/web/page.ts'
import { safeReturnPath } from '../../rules/return-path.ts'
import { StepWithMembers } from './step-with-members.tsx'
import { calls } from '../calls.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { FlowDots } from './flow-dots.tsx'
import { useSignUpState } from './sign-up-context.ts'

/**
 * /complete-signup: the optional steps one by one, which lead to /signup-matches, and the wait for
 * confirmation of the address (ACC-03).
 */
export function Page() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { steps } = useSignUpState()
  const at = steps.findIndex((step) => step.id === query.get('step'))
  const current = steps[at]

  function goOn() {
    const rest = new URLSearchParams(query)
    const nextStep = steps[at + 1]
    if (nextStep === undefined) rest.delete('step')
    else rest.set('step', nextStep.id)
    // The last step leads to the matches, and those lead to waiting for the email.
    const page = nextStep === undefined ? '/signup-matches' : '/complete-signup'
    void navigate(rest.size > 0 ? `${page}?${rest}` : page)
  }

  return (
    <StepWithMembers>
      <div className="max-w-form mx-auto px-5 pt-4 pb-10">
        <FlowDots at={current?.id ?? 'confirm'} className="justify-center py-4" />
        {current === undefined ? (
          <ConfirmEmail to={query.get('to')} />
        ) : (
          <current.Step key={current.id} onDone={goOn} onSkip={goOn} />
        )}
      </div>
    </StepWithMembers>
  )
}

/** A confirmed member does not have to wait. */
export async function load({ api, cache, url, viewer }: LoadContext): Promise<void> {
  if (url.searchParams.has('step')) return
  if (viewer?.status === 'active') throw redirectTo(safeReturnPath(url.searchParams.get('to')))
  await cache.ensureQueryData(calls.query('accounts.read_confirmation', {})(api))
}

export function title(translate: Translate): string {
  return translate('accounts.confirm.title')
}
