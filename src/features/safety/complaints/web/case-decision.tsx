import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { DetailList } from '#ui/components/index.ts'
import type { CaseView } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'

/** A decision with its statement of reasons: facts, rule, reason, and how it was decided (DSA 17). */
export function CaseDecision({
  decision,
}: {
  readonly decision: NonNullable<CaseView['decision']>
}) {
  const t = usePhrases<typeof en>('complaints')
  const { date, time } = useFormat()
  const { name: site } = useSite()
  const { outcome, side, rule, origin, statement, at, ends_at: endsAt } = decision
  return (
    <section className="card grid gap-3 p-5">
      <p className="num text-muted">{t('case.decided', { date: date(at) })}</p>
      <h2 className="type-title">
        {side === 'affected'
          ? t('case.affected', { outcome, site })
          : t('case.notifier', { outcome })}
      </h2>
      <DetailList
        facts={[
          ...(rule === null
            ? []
            : [{ id: 'rule', label: t('case.rule'), value: t(`rules.${rule}`) }]),
          ...(statement === null
            ? []
            : [
                {
                  id: 'why',
                  label: t('case.why'),
                  value: <span className="break-words whitespace-pre-line">{statement}</span>,
                },
              ]),
          ...(origin === null
            ? []
            : [{ id: 'how', label: t('case.how'), value: t(`case.origins.${origin}`) }]),
          ...(endsAt === null || side === 'notifier'
            ? []
            : [{ id: 'until', label: t('case.until'), value: `${date(endsAt)}, ${time(endsAt)}` }]),
          ...(side === 'notifier'
            ? []
            : [{ id: 'scope', label: t('case.scope'), value: t('case.everywhere', { site }) }]),
        ]}
      />
    </section>
  )
}
