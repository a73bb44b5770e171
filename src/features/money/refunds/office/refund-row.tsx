import { useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ActionButton, ApprovalDecision } from '#features/members/staff/office/index.ts'
import { Card } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { OfficeRefund, OrderFile } from '../contract/office.ts'
import { refundRulings } from '../rules/check-ruling.ts'
import { calls } from './calls.ts'
import { RulingForm } from './ruling-form.tsx'
import { getApprovalThreshold, hasWaitingRuling } from './approval-threshold.ts'

/** One refund: its state and the actions available to the viewer. */
export function RefundRow({
  refund,
  file,
  pays,
  onDone,
}: {
  readonly refund: OfficeRefund
  readonly file: OrderFile
  readonly pays: boolean
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date, time } = useFormat()
  const deciding = calls.useAction('refunds.decide')
  const trying = calls.useAction('refunds.retry')
  const [attempt] = useState(newId)
  const amount = money(refund.amount_minor, refund.currency)
  const toDo = refund.state === 'waiting' || (refund.state === 'failed' && !refund.retried)

  return (
    <Card as="li" className="grid gap-2" data-refund={refund.state}>
      <p className="num">
        <b>{amount}</b>, {t(`office.reasons.${refund.reason}`)}.{' '}
        {t(`office.states.${refund.state}`)}
      </p>
      <p className="type-meta text-muted">
        {date(refund.at)}, {time(refund.at)}
        {refund.requested_by === null
          ? ''
          : `. ${t('office.wanted_by', { name: refund.requested_by })}`}
        {refund.decided_by === null
          ? ''
          : `. ${t('office.decided_by', { name: refund.decided_by })}`}
      </p>
      {refund.by_hand === null ? null : (
        <p className="wrap-anywhere">
          {t('office.rulings.by_hand', { reference: refund.by_hand })}
        </p>
      )}
      {refund.state === 'waiting' || refund.credits > 0 ? (
        <p className="text-ink-2">
          {t(refund.state === 'waiting' ? 'office.share_waiting' : 'office.taken', {
            credits: refund.credits,
          })}
        </p>
      ) : null}
      {refund.state === 'silent' ? (
        <p className="text-ink-2">{t('office.rulings.silent_text')}</p>
      ) : null}
      {refund.state === 'silent' && pays && !hasWaitingRuling(file, refund.id) ? (
        <RulingForm
          order={file.order}
          about={refund.id}
          choices={refundRulings}
          disputed={refund.disputed}
          second={getApprovalThreshold(file, refund.amount_minor)}
          onDone={onDone}
        />
      ) : null}
      {refund.state === 'waiting' && pays ? (
        <ApprovalDecision
          kind="refunds.refund"
          subject={refund.id}
          name={amount}
          own={refund.own}
          onlyDecline={refund.disputed}
          decide={(approved) => deciding.ask({ refund: refund.id, approved })}
        />
      ) : null}
      {refund.state === 'failed' ? (
        <p className="text-ink-2">{t(refund.retried ? 'office.retried' : 'office.failed_text')}</p>
      ) : null}
      {toDo && refund.disputed ? <p className="text-ink-2">{t('office.disputed')}</p> : null}
      {refund.state === 'failed' && toDo && pays && !refund.disputed ? (
        <ActionButton
          size="sm"
          aria-label={`${t('office.retry')}: ${amount}`}
          act={() => trying.ask({ refund: refund.id, id: attempt })}
          onDone={onDone}
        >
          {t('office.retry')}
        </ActionButton>
      ) : null}
    </Card>
  )
}
