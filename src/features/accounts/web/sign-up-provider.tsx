import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { WithPhrases } from '#platform/web/phrases/with-phrases.tsx'
import { useViewer } from '#platform/web/surroundings.ts'
import { isPhone } from './is-phone.ts'
import { type Invitation, SignUpContext, type SignUpState, type SignUpStep } from './sign-up-context.ts'

/** Fetched when somebody opens it. */
const SignUpModal = lazy(async () => ({ default: (await import('./sign-up-modal.tsx')).SignUpModal }))

/** Stands around every page, so that any of them may open the sign-up; the roof hands it the steps of the features above. */
export function SignUpProvider({
  steps,
  children,
}: {
  readonly steps: readonly SignUpStep[]
  readonly children: ReactNode
}) {
  const [invitation, setInvitation] = useState<Invitation>({})
  const [open, setOpen] = useState(false)
  const member = useViewer() !== null
  const navigate = useNavigate()

  const state = useMemo<SignUpState>(
    () => ({
      steps,
      invitation,
      open(wanted = {}) {
        setInvitation(wanted)
        if (member) void navigate('/members')
        else if (isPhone()) void navigate('/signup')
        else setOpen(true)
      },
    }),
    [steps, invitation, member, navigate],
  )
  return (
    <SignUpContext value={state}>
      {children}
      {open ? (
        <Suspense>
          <WithPhrases of="accounts">
            <SignUpModal onClose={() => setOpen(false)} />
          </WithPhrases>
        </Suspense>
      ) : null}
    </SignUpContext>
  )
}
