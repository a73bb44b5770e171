import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { WithPhrases } from '#platform/web/phrases/with-phrases.tsx'
import { useViewer } from '#platform/web/surroundings.ts'
import { isPhone } from '../is-phone.ts'
import {
  type Invitation,
  SignUpContext,
  type SignUpState,
  type SignUpStep,
} from './sign-up-context.ts'

/** Loaded when the sign-up is opened. */
const SignUpModal = lazy(async () => ({
  default: (await import('./sign-up-modal.tsx')).SignUpModal,
}))

/**
 * Wraps every page, so that any of them may open the sign-up; the app passes in the steps of the
 * features above and the members to show next to them.
 */
export function SignUpProvider({
  steps,
  sidePanel,
  children,
}: {
  readonly steps: readonly SignUpStep[]
  readonly sidePanel?: ComponentType
  readonly children: ReactNode
}) {
  const [invitation, setInvitation] = useState<Invitation>({})
  const [open, setOpen] = useState(false)
  const member = useViewer() !== null
  const navigate = useNavigate()

  const state = useMemo<SignUpState>(
    () => ({
      steps,
      SidePanel: sidePanel ?? null,
      invitation,
      open(newInvitation = {}) {
        setInvitation(newInvitation)
        if (member) void navigate('/members')
        // Stored in the history entry: it survives a reload, but is not used when the page is
        // opened in another way.
        else if (isPhone()) void navigate('/signup', { state: { invitation: newInvitation } })
        else setOpen(true)
      },
    }),
    [steps, sidePanel, invitation, member, navigate],
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
