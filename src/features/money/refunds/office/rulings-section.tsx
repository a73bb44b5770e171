import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ApprovalDecision } from '#features/members/staff/office/index.ts'
import { Card } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { OrderFile } from '../contract/office.ts'
import { calls } from './calls.ts'

/**
 * Staff rulings on an order's refunds and disputes; those waiting for a second person can be
 * approved or declined.
 */
export function RulingsSection({
  file,
  pays,
}: {
  readonly file: OrderFile
  readonly pays: boolean
}) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date, time } = useFormat()
  const { ask } = calls.useAction('refunds.decide_ruling')
  if (file.rulings.length === 0) return null

  return (
    <section className="grid gap-3">
      <h2 className="type-h3">{t('office.rulings.list')}</h2>
      <ul className="grid gap-3">
        {file.rulings.map(
          ({
            id,
            what,
            amount_minor,
            currency,
            reason,
            reference,
            state,
            requested_by,
            decided_by,
            own,
            at,
          }) => (
            <Card as="li" key={id} className="grid gap-2" data-ruling={state}>
              <p className="num">
                <b>{money(amount_minor, currency)}</b>, {t(`office.rulings.decisions.${what}`)}.{' '}
                {t(`office.rulings.states.${state}`)}
              </p>
              <p className="wrap-anywhere">
                {[reason, reference].filter((one) => one !== null).join(' · ')}
              </p>
              <p className="type-meta text-muted">
                {date(at)}, {time(at)}. {t('office.wanted_by', { name: requested_by })}
                {decided_by === null ? '' : `. ${t('office.rulings.by', { name: decided_by })}`}
              </p>
              {state === 'waiting' && pays ? (
                <ApprovalDecision
                  kind="refunds.ruling"
                  subject={id}
                  name={money(amount_minor, currency)}
                  own={own}
                  decide={(approved) => ask({ ruling: id, approved })}
                />
              ) : null}
            </Card>
          ),
        )}
      </ul>
    </section>
  )
}
