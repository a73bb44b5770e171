import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface WithdrawDialogProps {
  readonly of: 'waiting' | 'verified'
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Confirmation before the picture is withdrawn or the mark is removed. */
export function WithdrawDialog({ of, open, onClose, onDone }: WithdrawDialogProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('photo_verification.withdraw')
  const [problem, setProblem] = useState<string>()

  async function withdraw() {
    if (!navigator.onLine) return setProblem(t('offline'))
    const answer = await ask({})
    if (!answer.ok) return setProblem(answer.refusal.message)
    for (const call of ['photo_verification.read_own', 'photos.list_own', 'profiles.read_member'])
      void cache.invalidateQueries({ queryKey: [call] })
    onDone()
    onClose()
  }

  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      locked={pending}
      title={t(`${of}.ask`)}
      text={t(`${of}.ask_text`)}
      problem={problem}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button loading={pending} onClick={() => void withdraw()}>
            {t(of === 'waiting' ? 'waiting.withdraw' : 'verified.give_up')}
          </Button>
        </>
      }
    />
  )
}
