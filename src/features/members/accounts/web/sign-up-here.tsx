import { type Invitation, SignUpContext, useSignUpState } from './sign-up-context.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** The first step inside another page, for an invitation of its own; what the other steps are stays as everywhere. */
export function SignUpHere({ invitation }: { readonly invitation: Invitation }) {
  const state = useSignUpState()
  return (
    <SignUpContext value={{ ...state, invitation }}>
      <SignUpForm />
    </SignUpContext>
  )
}
