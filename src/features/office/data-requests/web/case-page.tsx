import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useNow } from '#platform/web/use-now.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, RetryState, SkeletonRows, useToast } from '#ui/components/index.ts'
import type { RequestView } from '../contract/data-requests.ts'
import type { en } from '../locales/en.ts'
import { extensionDays } from '../rules/deadlines.ts'
import { calls } from './calls.ts'
import { PageFrame, useMailedToken } from './page-frame.tsx'

/** /data-requests/case: where one request stands, by a link with a token in its fragment. */
export function CasePage() {
  const t = usePhrases<typeof en>('data_requests')
  const token = useMailedToken()
  const { data, isError, error, refetch } = calls.useCall(
    'data_requests.read_request',
    { token: token ?? '' },
    { enabled: token !== null && token !== '' },
  )
  const code = error?.refusal.code
  const invalid = token === '' || code === 'data_requests.link_invalid' || code === 'input.invalid'
  return (
    <PageFrame
      heading={data === undefined ? t('case.title') : t('case.heading', { number: data.number })}
    >
      {invalid ? (
        <Alert tone="danger" announce>
          {t('refusals.link_invalid')}
        </Alert>
      ) : data !== undefined ? (
        <OpenedRequest view={data} token={token ?? ''} />
      ) : isError ? (
        <RetryState
          title={t('case.not_loaded')}
          text={error?.message}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('loading')} rows={3} className="gap-2" each="skeleton-sm h-11" />
      )}
    </PageFrame>
  )
}

function OpenedRequest({ view, token }: { readonly view: RequestView; readonly token: string }) {
  const t = usePhrases<typeof en>('data_requests')
  const { date } = useFormat()
  const late = useNow() > Date.parse(view.due_at)
  const { answer, answered_at: answeredAt, extended, details } = view
  return (
    <>
      <p className="num text-muted">
        {t(`kinds.${view.kind}`)} · {t('case.received', { date: date(view.at) })}
      </p>
      {answeredAt === null ? (
        <p>{t(late ? 'case.overdue' : 'case.due', { date: date(view.due_at) })}</p>
      ) : (
        <p>{t('case.answered', { date: date(answeredAt) })}</p>
      )}
      {extended === null ? null : (
        <section className="grid gap-2">
          <p>{t('case.extended', { days: extensionDays })}</p>
          <p className="break-words whitespace-pre-line text-ink-2">{extended.reason}</p>
        </section>
      )}
      {details === '' ? null : (
        <section className="grid gap-2">
          <h2 className="font-semibold">{t('case.wrote')}</h2>
          <p className="break-words whitespace-pre-line">{details}</p>
        </section>
      )}
      {answer === null ? null : (
        <section className="grid gap-2">
          <p>{t('case.answer', { outcome: answer.outcome, action: answer.action ?? 'other' })}</p>
          {answer.statement === null ? null : (
            <>
              <h2 className="font-semibold">{t('case.why')}</h2>
              <p className="break-words whitespace-pre-line">{answer.statement}</p>
            </>
          )}
          {answer.outcome === 'refused' ? (
            <p className="text-ink-2">{t('case.authority')}</p>
          ) : null}
        </section>
      )}
      {view.full ? null : <p className="text-ink-2">{t('case.screen')}</p>}
      {answeredAt === null && view.proven !== true ? <SendAgain view={view} token={token} /> : null}
    </>
  )
}

/** A note that the proof is missing, and the link once more. */
function SendAgain({ view, token }: { readonly view: RequestView; readonly token: string }) {
  const t = usePhrases<typeof en>('data_requests')
  const online = useOnline()
  const toast = useToast()
  const { ask, pending } = calls.useAction('data_requests.send_proof')

  async function send() {
    const answer = await ask({ token })
    toast.show({ text: answer.ok ? t('case.sent') : answer.refusal.message })
  }

  return (
    <section className="grid gap-3">
      {view.full ? <Alert tone="warn">{t('case.unproven')}</Alert> : null}
      <Button
        variant="line"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('sending')}
        disabledReason={online ? undefined : t('offline')}
        onClick={() => void send()}
      >
        {t('case.again')}
      </Button>
    </section>
  )
}
