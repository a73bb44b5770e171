import { type ComponentType, createContext, use } from 'react'

/** What a step of the sign-up is given; it draws its own heading, fields and `StepActions`. */
export interface SignUpStepProps {
  /** The step is saved: on to the next. */
  readonly onDone: () => void
  /** The member would rather not: on to the next as well. */
  readonly onSkip: () => void
}

/** An optional step between the new account and its confirmation; features above bring them (ACC-03). */
export interface SignUpStep {
  readonly id: string
  readonly Step: ComponentType<SignUpStepProps>
  /** The feature whose phrases it speaks. */
  readonly phrases: string
}

/** Why the sign-up was opened, and where it shall lead. Plain data, so that the page of a phone has it after a reload too. */
export interface Invitation {
  /** "Like Elena? Make a profile first, it's free." */
  readonly words?: string
  /** Whose cameo stands beside it. */
  readonly face?: { readonly name: string; readonly src?: string | undefined }
  /** The page to come back to when all is done; one of our own paths. */
  readonly to?: string
  /** What the visitor wanted to do, as a call: made as soon as they have an account. */
  readonly wanted?: { readonly call: string; readonly input: Readonly<Record<string, unknown>> }
}

export interface SignUpState {
  readonly steps: readonly SignUpStep[]
  /** Members whom the roof shows beside the steps. */
  readonly Beside: ComponentType | null
  readonly invitation: Invitation
  /** Opens the dialog on a large screen and the page on a phone; a member is led to the members (ACC-02). */
  open(invitation?: Invitation): void
}

export const SignUpContext = createContext<SignUpState | null>(null)

/** The sign-up that surrounds every page. */
export function useSignUpState(): SignUpState {
  const state = use(SignUpContext)
  if (state === null) throw new Error('a sign-up outside of its provider')
  return state
}
