import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { OwnCase } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** A member's complaints, questions, and the decisions about them, with links to each. */
export function OwnCases() {
  const t = usePhrases<typeof en>('complaints')
  const { data, isError, error, refetch } = calls.useCall('complaints.list_own', {})
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="own-cases">
      <h2 id="own-cases" className="type-h3">
        {t('own.title')}
      </h2>
      {data !== undefined ? (
        data.cases.length === 0 ? (
          <p className="text-ink-2">{t('own.empty')}</p>
        ) : (
          <ul className="grid gap-2">
            {data.cases.map((one) => (
              <OwnCaseRow key={one.number} one={one} />
            ))}
          </ul>
        )
      ) : isError ? (
        <RetryState
          title={t('own.not_loaded')}
          text={error?.message}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t('loading')} rows={2} className="gap-2" each="skeleton-sm h-11" />
      )}
    </section>
  )
}

function OwnCaseRow({ one: { number, kind, open, at, token } }: { readonly one: OwnCase }) {
  const t = usePhrases<typeof en>('complaints')
  const { date } = useFormat()
  const state = open ? 'open' : kind === 'support' ? 'answered' : 'closed'
  return (
    <li>
      <a className="link num" href={`/complaints/case#token=${token}`}>
        {t(`case.kinds.${kind}`, { number })}
      </a>{' '}
      <span className="text-muted">
        {date(at)} · {t(`own.${state}`)}
      </span>
    </li>
  )
}
