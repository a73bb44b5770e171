import { useSyncExternalStore } from 'react'
import { readMailedToken } from '#features/members/accounts/web/index.ts'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useNow } from '#platform/web/use-now.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { Alert, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { CaseView } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { CaseAppeal } from './case-appeal.tsx'
import { CaseDecision } from './case-decision.tsx'

export function title(translate: Translate): string {
  return translate('complaints.case.title')
}

/**
 * /complaints/case: where one complaint, question or decision stands, by the link in an email. Its token
 * is in the fragment, so the page asks for the case once it runs.
 */
export function Page() {
  const t = usePhrases<typeof en>('complaints')
  const token = useSyncExternalStore(subscribe, readMailedToken, () => null)
  const query = calls.useCall(
    'complaints.read_case',
    { token: token ?? '' },
    { enabled: token !== null && token !== '' },
  )
  const { data, isError, error, refetch } = query
  const code = error?.refusal.code
  const invalid = token === '' || code === 'complaints.link_invalid' || code === 'input.invalid'
  return (
    <div className="wrap page">
      <div className="mx-auto grid max-w-form gap-5">
        <h1 className="type-h1" tabIndex={-1}>
          {data === undefined
            ? t('case.title')
            : t(`case.kinds.${data.kind}`, { number: data.number })}
        </h1>
        {invalid ? (
          <Alert tone="danger" announce>
            {t('refusals.link_invalid')}
          </Alert>
        ) : data !== undefined ? (
          <OpenedCase view={data} token={token ?? ''} onChanged={() => void refetch()} />
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
      </div>
    </div>
  )
}

function OpenedCase({
  view,
  token,
  onChanged,
}: {
  readonly view: CaseView
  readonly token: string
  readonly onChanged: () => void
}) {
  const t = usePhrases<typeof en>('complaints')
  const { date } = useFormat()
  const { kind, about, at, due_at: dueAt, decision, answers } = view
  const waits = dueAt !== null && decision === null && answers.length === 0
  return (
    <>
      {kind === 'decision' ? null : (
        <section className="grid gap-2">
          <p className="num text-muted">
            {about === null ? '' : `${t(`topics.${about}`)} · `}
            {t('case.received', { date: date(at) })}
          </p>
          {view.details === '' ? null : (
            <>
              <h2 className="font-semibold">{t('case.wrote')}</h2>
              <p className="break-words whitespace-pre-line">{view.details}</p>
              {view.reference === '' ? null : (
                <p className="text-muted wrap-anywhere">{view.reference}</p>
              )}
            </>
          )}
          {waits && dueAt !== null ? <Deadline dueAt={dueAt} /> : null}
        </section>
      )}
      {answers.map((answer) => (
        <section key={answer.at} className="grid gap-2">
          <h2 className="font-semibold">{t('case.answer')}</h2>
          <p className="break-words whitespace-pre-line">{answer.text}</p>
          <p className="num text-muted">{date(answer.at)}</p>
        </section>
      ))}
      {decision === null ? null : (
        <>
          <CaseDecision decision={decision} />
          <CaseAppeal
            decision={decision}
            appeal={view.appeal}
            token={token}
            onChanged={onChanged}
          />
        </>
      )}
    </>
  )
}

/** When our team answers at the latest; once that has passed, an apology. */
export function Deadline({ dueAt }: { readonly dueAt: string }) {
  const t = usePhrases<typeof en>('complaints')
  const { date } = useFormat()
  const late = useNow() > Date.parse(dueAt)
  return <p>{t(late ? 'case.overdue' : 'case.due', { date: date(dueAt) })}</p>
}

/** Another link was pasted into the address bar. */
function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}
