import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { toDays } from '#kernel/duration.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Card, Tag, TextArea, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'
import type { DebitBlock } from '../contract/blocks.ts'
import { ActionButton } from '#features/members/staff/office/index.ts'
import { suspensionMs } from '../rules/strikes.ts'
import { calls } from './calls.ts'
import { useBlockName } from './use-block-name.ts'

/** A block with its reason and date, and the form for lifting it with a reason. */
export function BlockRow({
  block,
  mayLift,
}: {
  readonly block: DebitBlock
  readonly mayLift: boolean
}) {
  const t = usePhrases<typeof en>('direct_debit')
  const { date } = useFormat()
  const name = useBlockName()(block)
  const [lifting, setLifting] = useState(false)
  const facts = [
    block.cause === null ? null : t('office.because', { code: block.cause }),
    t('office.since', { date: date(block.since) }),
    block.until === null ? null : t('office.until', { date: date(block.until) }),
  ]
  return (
    <Card as="article" className="grid gap-3 p-5" data-block={block.kind}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="type-title num min-w-0 break-words">{name}</h2>
        <Tag look="warn">
          {t(block.until === null ? 'office.for_good' : 'office.for_a_while', {
            days: toDays(suspensionMs),
          })}
        </Tag>
      </header>
      <p className="wrap-anywhere">
        {[block.shown, ...block.members].filter((one) => one !== null).join(' · ') ||
          t('office.nobody')}
      </p>
      <p className="num type-meta text-muted">{facts.filter((one) => one !== null).join(' · ')}</p>
      {block.request === null ? null : (
        <p className="wrap-anywhere">
          {t('office.requested', { name: block.request.by, reason: block.request.reason })}
        </p>
      )}
      {!mayLift ? null : block.request !== null ? (
        <LiftDecision block={block} name={name} />
      ) : lifting ? (
        <LiftForm block={block} name={name} onClose={() => setLifting(false)} />
      ) : (
        <Button
          variant="line"
          size="sm"
          className="justify-self-start"
          aria-label={`${t('office.lift')}: ${name}`}
          onClick={() => setLifting(true)}
        >
          {t('office.lift')}
        </Button>
      )}
    </Card>
  )
}

/** Approves or declines a request to lift a block; its requester sees why they can't. */
function LiftDecision({ block, name }: { readonly block: DebitBlock; readonly name: string }) {
  const t = usePhrases<typeof en>('direct_debit')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask } = calls.useAction('direct_debit.decide_lift')
  if (block.request?.own === true) return <p className="text-muted">{t('office.own_lift')}</p>
  return (
    <div className="flex flex-wrap gap-3">
      {[true, false].map((approved) => {
        const label = t(approved ? 'office.approve' : 'office.decline')
        return (
          <ActionButton
            key={label}
            size="sm"
            aria-label={`${label}: ${name}`}
            act={() => ask({ block: block.block, approved })}
            onDone={() => {
              void cache.invalidateQueries({ queryKey: ['direct_debit.list_blocks'] })
              toast.show({ text: t(approved ? 'office.done' : 'office.declined'), tone: 'success' })
            }}
          >
            {label}
          </ActionButton>
        )
      })}
    </div>
  )
}

function LiftForm({
  block,
  name,
  onClose,
}: {
  readonly block: DebitBlock
  readonly name: string
  readonly onClose: () => void
}) {
  const t = usePhrases<typeof en>('direct_debit')
  const toast = useToast()
  const cache = useQueryClient()
  const online = useOnline()
  const { ask, pending } = calls.useAction('direct_debit.lift_block')
  const [reason, setReason] = useState('')
  const [empty, setEmpty] = useState(false)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { of, whole } = splitFieldErrors(refusal)

  async function lift(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setEmpty(reason.trim() === '')
    if (reason.trim() === '') return field.current?.focus()
    const answer = await ask({ block: block.block, reason })
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) return
    void cache.invalidateQueries({ queryKey: ['direct_debit.list_blocks'] })
    toast.show({ text: t('office.asked'), tone: 'success' })
    onClose()
  }

  return (
    <form
      noValidate
      className="grid max-w-text gap-4"
      aria-label={`${t('office.lift')}: ${name}`}
      onSubmit={(event) => void lift(event)}
    >
      <p className="text-ink-2">
        {t(`office.meaning.${block.kind}`, { days: toDays(suspensionMs) })}
      </p>
      <Alert tone="warn">{t('office.second')}</Alert>
      <TextArea
        ref={field}
        label={t('office.reason')}
        hint={t('office.reason_hint')}
        error={empty ? t('refusals.reason_required') : of.reason}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setEmpty(false)
        }}
      />
      {whole === null ? null : (
        <Alert tone="danger" announce>
          {whole}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="sm"
          loading={pending}
          loadingLabel={t('office.loading')}
          disabledReason={online ? undefined : t('office.offline')}
        >
          {t('office.lift_now')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('office.back')}
        </Button>
      </div>
    </form>
  )
}
