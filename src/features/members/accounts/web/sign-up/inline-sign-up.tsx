import { type Invitation, SignUpContext, useSignUpState } from './sign-up-context.ts'
import { SignUpForm } from './sign-up-form.tsx'

/**
 * The first step embedded in another page, with its own invitation; the further steps are
 * unchanged.
 */
export function InlineSignUp({ invitation }: { readonly invitation: Invitation }) {
  const state = useSignUpState()
  return (
    <SignUpContext value={{ ...state, invitation }}>
      <SignUpForm />
    </SignUpContext>
  )
}
