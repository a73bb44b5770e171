import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { phoneEndpoints } from './phone-endpoints.ts'

/** The confirmed phone number, with only its known digits, and a button to remove it. */
export function PhoneConfirmed({
  confirmed,
}: {
  readonly confirmed: { readonly ends_with: string; readonly since: string }
}) {
  const t = usePhrases<typeof en>('settings')
  const format = useFormat()
  const cache = useQueryClient()
  const { ask, pending } = phoneEndpoints.useAction('phone_verification.remove')
  const [problem, setProblem] = useState<string>()

  async function remove() {
    const answer = await ask({})
    if (!answer.ok) return setProblem(answer.refusal.message)
    await cache.invalidateQueries({ queryKey: ['phone_verification.read_phone'] })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status">
        {t.rich('phone.confirmed', {
          digits: confirmed.ends_with,
          date: format.date(confirmed.since),
          b: (words) => <b>{words}</b>,
        })}
      </p>
      <Button variant="line" size="sm" loading={pending} onClick={() => void remove()}>
        {t('phone.remove')}
      </Button>
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
    </div>
  )
}
