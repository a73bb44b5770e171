import type { MouseEvent } from 'react'
import { useViewer } from '#platform/web/surroundings.ts'
import { type Invitation, useSignUpState } from './sign-up-context.ts'

/**
 * Props for a router link to the sign-up: works as a plain link, and opens the dialog on large
 * screens.
 */
export interface SignUpLink {
  readonly to: string
  readonly onClick: (event: MouseEvent) => void
}

/** Opens the sign-up from anywhere: `const { open, link } = useSignUp()`. */
export function useSignUp(invitation?: Invitation): {
  readonly open: (invitation?: Invitation) => void
  readonly link: SignUpLink
} {
  const { open } = useSignUpState()
  const member = useViewer() !== null
  return {
    open,
    link: {
      to: member ? '/members' : '/signup',
      onClick(event) {
        // Opening a new tab or window is the visitor's choice.
        if (
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey
        )
          return
        if (member) return
        // A phone navigates to the page, and still records what the visitor wanted to do.
        event.preventDefault()
        open(invitation)
      },
    },
  }
}
