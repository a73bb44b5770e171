import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Card } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { disputeRulings } from '../rules/check-ruling.ts'
import type { OrderFile } from '../contract/office.ts'
import { RulingForm } from './ruling-form.tsx'
import { getApprovalThreshold, hasWaitingRuling } from './approval-threshold.ts'

/** A bank's claims on an order, and who decides their outcome. */
export function DisputesSection({
  file,
  pays,
  onDone,
}: {
  readonly file: OrderFile
  readonly pays: boolean
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date, time } = useFormat()
  if (file.disputes.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="type-h3">{t('office.rulings.disputes')}</h2>
      <ul className="grid gap-3">
        {file.disputes.map((dispute) => {
          const {
            about,
            amount_minor,
            currency,
            state,
            gateway,
            reason,
            provider_decides,
            overturned_at,
            at,
          } = dispute
          return (
            <Card as="li" key={about} className="grid gap-2" data-dispute={state}>
              <p className="num">
                {t(`office.rulings.dispute.${state}`, { amount: money(amount_minor, currency) })}
              </p>
              <p className="type-meta text-muted">
                {[`${date(at)}, ${time(at)}`, gateway, reason]
                  .filter((one) => one !== null)
                  .join(' · ')}
              </p>
              {overturned_at === null ? null : (
                <p className="text-ink-2">
                  {t('office.rulings.overturned', {
                    gateway,
                    state,
                    date: date(overturned_at),
                    time: time(overturned_at),
                  })}
                </p>
              )}
              {state === 'open' ? (
                <p className="text-ink-2">
                  {t(
                    provider_decides
                      ? 'office.rulings.provider_decides'
                      : 'office.rulings.staff_decide',
                    { gateway },
                  )}
                  {provider_decides || pays ? null : ` ${t('office.rulings.may_not')}`}
                </p>
              ) : null}
              {state === 'open' && !provider_decides && pays && !hasWaitingRuling(file, about) ? (
                <RulingForm
                  order={file.order}
                  about={about}
                  choices={disputeRulings}
                  second={getApprovalThreshold(file, amount_minor)}
                  onDone={onDone}
                />
              ) : null}
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
