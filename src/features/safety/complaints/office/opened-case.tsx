import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListContent, useClaimedItem } from '#features/members/staff/office/index.ts'
import type { OpenedCase as OpenedCaseView } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { DecisionForm } from './decision-form.tsx'
import { ReportForm } from './report-form.tsx'

const endpoints = { claim: 'complaints.claim', release: 'complaints.release', field: 'case' }

/** An opened case, claimed while it is open: what was written, what it is about, and the decision. */
export function OpenedCase({
  number,
  onDone,
}: {
  readonly number: string
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('complaints')
  const { item, refusal, refetch } = useClaimedItem<OpenedCaseView>(endpoints, number)
  const error = refusal === null ? null : new Error(refusal.message)
  return (
    <ListContent
      list={{ data: item, isError: error !== null, error, refetch }}
      notLoaded={t('office.not_opened')}
    >
      {(one) => (
        <>
          <p className="text-muted">
            {one.from === null ? t('office.visitor') : t('office.from', { name: one.from })}
          </p>
          {one.reference === '' ? null : <p className="wrap-anywhere">{one.reference}</p>}
          <p className="office-quote break-words whitespace-pre-line">{one.details}</p>
          {one.first_decision === null ? null : (
            <FirstDecision decision={one.first_decision} photo={one.photo} />
          )}
          {one.decision === null ? (
            <>
              {one.member === null ? null : (
                <ReportForm one={one} member={one.member} onOpened={refetch} />
              )}
              <DecisionForm one={one} onDecided={onDone} />
            </>
          ) : null}
        </>
      )}
    </ListContent>
  )
}

function FirstDecision({
  decision,
  photo,
}: {
  readonly decision: NonNullable<OpenedCaseView['first_decision']>
  readonly photo: string | null
}) {
  const t = usePhrases<typeof en>('complaints')
  const { date, time } = useFormat()
  const { outcome, rule, origin, statement, by, at, source, subject } = decision
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('office.first')}</h3>
      <p>
        {t(`office.outcomes.${outcome}`)}
        {rule === null ? '' : ` · ${t(`rules.${rule}`)}`}
      </p>
      {origin === null ? null : <p className="text-muted">{t(`case.origins.${origin}`)}</p>}
      {statement === null ? null : (
        <p className="office-quote break-words whitespace-pre-line">{statement}</p>
      )}
      <p className="num type-meta text-muted">
        {decision.number} · {by} · {date(at)}, {time(at)}
        {source !== 'report' && source !== 'complaint'
          ? ''
          : ` · ${t('office.subject')} ${subject}`}
      </p>
      {photo === null ? null : (
        // Covered, because no one should see such a photo without warning.
        <details>
          <summary className="py-1">{t('office.photo')}</summary>
          <img src={photo} alt={t('office.photo_alt')} loading="lazy" className="max-w-full" />
        </details>
      )}
    </section>
  )
}
