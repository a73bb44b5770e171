import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import { Cameo } from '#ui/components/index.ts'
import { useSignUpState } from './sign-up-context.ts'

/** Why the sign-up opened, with a small photo of the person it was about. */
export function InvitationLine() {
  const t = usePhrases<typeof en>('accounts')
  const { text, face } = useSignUpState().invitation
  return (
    <p className="text-ink-2 mb-5 flex items-center gap-3">
      {face === undefined ? null : <Cameo name={face.name} src={face.src} size="lg" />}
      <span>{text ?? t('signup.lead')}</span>
    </p>
  )
}
