import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { useSignUpState } from './sign-up-context.ts'

/** Why the sign-up opened, with the cameo of whoever it was about. */
export function InvitationLine() {
  const t = usePhrases<typeof en>('accounts')
  const { words, cameo } = useSignUpState().invitation
  return (
    <p className="text-ink-2 mb-5 flex items-center gap-3">
      {cameo}
      <span>{words ?? t('signup.lead')}</span>
    </p>
  )
}
