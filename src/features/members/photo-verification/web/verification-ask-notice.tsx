import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Note, UserCircleIcon } from '#ui/components/index.ts'
import type { OwnVerification } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** Someone would like to see verified photos: shown once, without a name, and dismissible. */
export function VerificationAskNotice() {
  const t = usePhrases<typeof en>('photo_verification')
  const cache = useQueryClient()
  const { ask } = calls.useAction('photo_verification.dismiss')
  const [problem, setProblem] = useState<string>()

  async function dismiss() {
    if (!navigator.onLine) return setProblem(t('offline'))
    const answer = await ask({})
    if (!answer.ok) return setProblem(answer.refusal.message)
    cache.setQueryData<OwnVerification>(
      ['photo_verification.read_own', {}],
      (own) => own && { ...own, asked: false },
    )
  }

  return (
    <>
      <Note
        aria-label={t('asked.title')}
        className="note-wrap"
        icon={<UserCircleIcon />}
        title={t('asked.title')}
        closeLabel={t('asked.dismiss')}
        onClose={() => void dismiss()}
      >
        {t('asked.text')}
      </Note>
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </>
  )
}
