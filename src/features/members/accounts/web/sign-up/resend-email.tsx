import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'

/**
 * Requests the email again. While a wait is required, shows how long, in a text that does not
 * change between two polls.
 */
export function ResendEmail({ waitSeconds }: { readonly waitSeconds: number }) {
  const t = usePhrases<typeof en>('accounts')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('accounts.resend_confirmation')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)

  async function send() {
    const answer = await ask({})
    if (answer.ok) cache.setQueryData(['accounts.read_confirmation', {}], answer.value)
    setSaid(
      answer.ok
        ? { tone: 'success', text: t('confirm.resent') }
        : { tone: 'danger', text: answer.refusal.message },
    )
  }

  return (
    <div className="grid justify-items-center gap-3">
      {said === null ? null : (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      )}
      <Button
        variant="line"
        loading={pending}
        onClick={() => void send()}
        disabledReason={waitSeconds > 0 ? t('confirm.wait', { seconds: waitSeconds }) : undefined}
      >
        {t('confirm.resend')}
      </Button>
    </div>
  )
}
