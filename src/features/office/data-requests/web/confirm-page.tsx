import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PageFrame, useMailedToken } from './page-frame.tsx'

/** /data-requests/confirm: the owner of an address says whether a request is theirs. */
export function ConfirmPage() {
  const t = usePhrases<typeof en>('data_requests')
  const { date } = useFormat()
  const online = useOnline()
  const token = useMailedToken()
  const [answered, setAnswered] = useState<{ mine: boolean; token: string | null }>()
  const [problem, setProblem] = useState<string>()
  const { ask, pending } = calls.useAction('data_requests.prove')
  const { data, isError, error, refetch } = calls.useCall(
    'data_requests.read_proof',
    { token: token ?? '' },
    { enabled: token !== null && token !== '' && answered === undefined },
  )
  const code = error?.refusal.code
  const invalid = token === '' || code === 'data_requests.link_invalid' || code === 'input.invalid'

  async function answer(mine: boolean) {
    const result = await ask({ token: token ?? '', mine })
    setProblem(result.ok ? undefined : result.refusal.message)
    if (result.ok) setAnswered({ mine, token: result.value.token })
  }

  const offline = online ? undefined : t('offline')
  return (
    <PageFrame heading={t('confirm.title')}>
      {answered !== undefined ? (
        <>
          <Alert tone="success" announce>
            {t(answered.mine ? 'confirm.confirmed' : 'confirm.denied')}
          </Alert>
          {answered.token === null ? null : (
            <p>
              <a className="link" href={`/data-requests/case#token=${answered.token}`}>
                {t('received.open')}
              </a>
            </p>
          )}
        </>
      ) : invalid ? (
        <Alert tone="danger" announce>
          {t('refusals.link_invalid')}
        </Alert>
      ) : data !== undefined ? (
        <>
          <p>
            {t('confirm.text', {
              date: date(data.at),
              kind: t(`kinds.${data.kind}`),
              number: data.number,
            })}
          </p>
          {data.may_confirm ? null : <p>{t('confirm.only_deny')}</p>}
          {problem === undefined ? null : (
            <Alert tone="danger" announce>
              {problem}
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            {data.may_confirm ? (
              <Button
                loading={pending}
                loadingLabel={t('sending')}
                disabledReason={offline}
                onClick={() => void answer(true)}
              >
                {t('confirm.yes')}
              </Button>
            ) : null}
            <Button
              variant="line"
              loading={pending}
              loadingLabel={t('sending')}
              disabledReason={offline}
              onClick={() => void answer(false)}
            >
              {t('confirm.no')}
            </Button>
          </div>
        </>
      ) : isError ? (
        <RetryState
          title={t('case.not_loaded')}
          text={error?.message}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('loading')} rows={2} className="gap-2" each="skeleton-sm h-11" />
      )}
    </PageFrame>
  )
}
