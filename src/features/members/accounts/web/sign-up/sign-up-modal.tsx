import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Dialog } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { MembersPanel } from './step-with-members.tsx'
import { FlowDots } from './flow-dots.tsx'
import { InvitationLine } from './invitation-line.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/**
 * The first step as a dialog over any page on a large screen. It cannot be closed while the form is
 * being sent (ACC-02).
 */
export function SignUpModal({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases<typeof en>('accounts')
  const [sending, setSending] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('signup.close')}
      locked={sending}
      title={t('signup.heading')}
    >
      <FlowDots at="account" className="mb-4" />
      <InvitationLine />
      <SignUpForm onSending={setSending} />
      <MembersPanel from="48rem" className="divider-above mt-6 pt-5" />
    </Dialog>
  )
}
