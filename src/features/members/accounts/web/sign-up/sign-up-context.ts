import { type ComponentType, createContext, use } from 'react'

/** Props of a sign-up step, which renders its own heading, fields and `StepActions`. */
export interface SignUpStepProps {
  /** The step is saved; continue with the next. */
  readonly onDone: () => void
  /** The member skips the step; also continues with the next. */
  readonly onSkip: () => void
}

/**
 * An optional step between account creation and confirmation; provided by the features above
 * (ACC-03).
 */
export interface SignUpStep {
  readonly id: string
  readonly Step: ComponentType<SignUpStepProps>
  /** The feature whose phrases the step uses. */
  readonly phrases: string
}

/**
 * Why the sign-up was opened, and where it leads. Plain data, so that the sign-up page on phones
 * still has it after a reload.
 */
export interface Invitation {
  /** "Like Elena? Make a profile first, it's free." */
  readonly text?: string
  /** The person whose small photo is shown next to it. */
  readonly face?: { readonly name: string; readonly src?: string | undefined }
  /** The page to return to afterwards; a path of this site. */
  readonly to?: string
  /**
   * The action that the visitor wanted, as an endpoint call to be sent as soon as they have an
   * account.
   */
  readonly pendingCall?: {
    readonly call: string
    readonly input: Readonly<Record<string, unknown>>
  }
}

export interface SignUpState {
  readonly steps: readonly SignUpStep[]
  /** The members the app shows next to the steps. */
  readonly SidePanel: ComponentType | null
  readonly invitation: Invitation
  /**
   * Opens the dialog on a large screen and the page on a phone; a logged-in member is taken to the
   * members page (ACC-02).
   */
  open(invitation?: Invitation): void
}

export const SignUpContext = createContext<SignUpState | null>(null)

export function useSignUpState(): SignUpState {
  const state = use(SignUpContext)
  if (state === null) throw new Error('useSignUpState must be used within a SignUpProvider')
  return state
}
