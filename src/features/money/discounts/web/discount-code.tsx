import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useTimeZone } from 'use-intl'
import { Alert, Button, TextField } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'
import { getMessageArguments } from '../rules/code-problem.ts'
import { calls, type CodeView, myDiscountsKey, type MyDiscounts } from './calls.ts'
import type { OrderDiscount } from './use-discount.ts'

interface DiscountCodeProps {
  readonly discount: Pick<OrderDiscount, 'typed' | 'problem' | 'better'>
  /** The chosen parts of the order, so that the response refers to it. */
  readonly order: {
    readonly country: string
    readonly bundle?: string | undefined
    readonly paymentmethod?: string | undefined
  }
}

/**
 * Input for a discount code (CRED-08): collapsed at first, then a field; an applicable code stays
 * for the visit.
 */
export function DiscountCode({ discount: { typed, problem, better }, order }: DiscountCodeProps) {
  const t = usePhrases<typeof en>('discounts')
  const [open, setOpen] = useState(false)
  const id = useId()
  if (typed !== null) return <AppliedCode code={typed} problem={problem} better={better} />
  return (
    <div>
      <button
        type="button"
        className="link font-semibold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('field.open')}
      </button>
      <div id={id} className="mt-3" hidden={!open}>
        {open ? <CodeField order={order} /> : null}
      </div>
    </div>
  )
}

function CodeField({ order }: Pick<DiscountCodeProps, 'order'>) {
  const t = usePhrases<typeof en>('discounts')
  const online = useOnline()
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('discounts.find_code')
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  async function apply() {
    if (pending || !online) return
    if (code.trim() === '') return void refused(t('field.missing'))
    const answer = await ask({ code, ...order })
    if (!answer.ok) return void refused(answer.refusal.message)
    const { order: _, ...view } = answer.value
    keepCode(cache, view)
  }

  function refused(sentence: string) {
    setError(sentence)
    field.current?.focus()
  }

  /** Enter submits this field, not the order. */
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }

  return (
    <div className="field-row">
      <TextField
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it came up because its reader asked for it
        autoFocus
        className="min-w-0 grow basis-48"
        label={t('field.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        error={error}
        onKeyDown={onKey}
        onChange={({ target }) => (setCode(target.value), setError(undefined))}
      />
      <Button
        variant="line"
        loading={pending}
        loadingLabel={t('field.applying')}
        disabledReason={online ? undefined : t('field.offline')}
        onClick={() => void apply()}
      >
        {t('field.apply')}
      </Button>
    </div>
  )
}

function AppliedCode({
  code,
  problem,
  better,
}: { readonly code: CodeView } & Pick<OrderDiscount, 'problem' | 'better'>) {
  const t = usePhrases<typeof en>('discounts')
  const { money, locale } = useFormat()
  const timeZone = useTimeZone() ?? 'UTC'
  const cache = useQueryClient()
  const online = useOnline()
  const { ask, pending } = calls.useAction('discounts.forget_code')
  const [fault, setFault] = useState<string>()
  const worth =
    code.percentage === null
      ? t('field.value_off', { money: money(code.value_minor ?? 0, code.currency ?? '') })
      : t('field.share_off', { percentage: code.percentage })

  async function remove() {
    const answer = await ask({})
    if (answer.ok) keepCode(cache, null)
    else setFault(answer.refusal.message)
  }

  const trouble =
    fault ??
    (problem === null
      ? null
      : t(`refusals.${problem.reason}`, getMessageArguments(problem, locale, timeZone)))
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
        <b className="num">{code.code}</b>
        <span className="text-ink-2">{better === null ? worth : t('field.unused')}</span>
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto"
          loading={pending}
          loadingLabel={t('field.removing')}
          disabledReason={online ? undefined : t('field.offline')}
          onClick={() => void remove()}
        >
          {t('field.remove')}
        </Button>
      </p>
      {better === null ? null : (
        <Alert tone="info" announce>
          {better.percentage === null
            ? t('field.better', { code: code.code })
            : t('field.better_share', { percentage: better.percentage, code: code.code })}
        </Alert>
      )}
      {trouble === null ? null : (
        <Alert tone="warn" announce>
          {trouble}
        </Alert>
      )}
    </div>
  )
}

function keepCode(cache: ReturnType<typeof useQueryClient>, code: CodeView | null): void {
  cache.setQueryData<MyDiscounts>(myDiscountsKey, (mine) => ({
    time_bonus: null,
    welcome: null,
    stay: null,
    ...mine,
    code,
  }))
}
