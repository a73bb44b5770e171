import { useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Card } from '#ui/components/index.ts'
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
  const [problem, setProblem] = useState<string>()
  const [attempt] = useState(newId)
  const amount = money(refund.amount_minor, refund.currency)
  const toDo = refund.state === 'waiting' || (refund.state === 'failed' && !refund.retried)

  async function act(answer: Promise<{ ok: true } | { ok: false; refusal: { message: string } }>) {
    const done = await answer
    setProblem(done.ok ? undefined : done.refusal.message)
    if (done.ok) onDone()
  }

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
      {refund.state === 'waiting' && pays && refund.own ? (
        <p className="text-ink-2">{t('office.own')}</p>
      ) : null}
      {refund.state === 'waiting' && pays && !refund.own ? (
        <div className="flex flex-wrap gap-3">
          {refund.disputed ? null : (
            <Button
              size="sm"
              loading={deciding.pending}
              onClick={() => void act(deciding.ask({ refund: refund.id, approved: true }))}
            >
              {t('office.approve')}
            </Button>
          )}
          <Button
            size="sm"
            variant="line"
            onClick={() => void act(deciding.ask({ refund: refund.id, approved: false }))}
          >
            {t('office.decline')}
          </Button>
        </div>
      ) : null}
      {refund.state === 'failed' ? (
        <p className="text-ink-2">{t(refund.retried ? 'office.retried' : 'office.failed_text')}</p>
      ) : null}
      {toDo && refund.disputed ? <p className="text-ink-2">{t('office.disputed')}</p> : null}
      {refund.state === 'failed' && toDo && pays && !refund.disputed ? (
        <Button
          size="sm"
          className="justify-self-start"
          loading={trying.pending}
          onClick={() => void act(trying.ask({ refund: refund.id, id: attempt }))}
        >
          {t('office.retry')}
        </Button>
      ) : null}
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
    </Card>
  )
}
