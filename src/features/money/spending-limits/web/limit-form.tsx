import { type FormEvent, useState } from 'react'
import { formatTypedAmount, parseAmount } from '#kernel/money.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'
import { Alert, Button, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { maxLimitMinor } from '../rules/max-limit.ts'
import type { LimitRow, OwnLimitsView } from './calls.ts'
import { RaiseDialog } from './raise-dialog.tsx'
import { useSetLimit } from './use-set-limit.ts'
import { PendingRaise } from './pending-raise.tsx'

interface LimitFormProps {
  readonly own: OwnLimitsView
  readonly limit: LimitRow
}

/**
 * One limit: spending, current value, and a field to change it. A refusal keeps the typed value.
 */
export function LimitForm({ own, limit }: LimitFormProps) {
  const t = usePhrases<typeof en>('spending_limits')
  const { money, locale } = useFormat()
  const { currency } = own
  const [typed, setTyped] = useState(
    limit.own ? formatTypedAmount({ minor: limit.limit_minor ?? 0, currency }, locale) : '',
  )
  const [wrong, setWrong] = useState(false)
  const {
    set,
    callOff,
    said,
    asking,
    stopAsking,
    setting: pending,
    callingOff,
  } = useSetLimit(limit.span)
  const spent = money(limit.spent_minor, currency)
  const typedMinor = parseAmount(typed, currency, locale)
  const stored = [limit.own ? limit.limit_minor : null, limit.raise?.limit_minor]
  useUnsaved(`limit-${limit.span}`, typed.trim() !== '' && !stored.includes(typedMinor))

  function submit(event: FormEvent) {
    event.preventDefault()
    const minor = typedMinor
    const isValid = minor !== null && minor <= maxLimitMinor
    setWrong(!isValid)
    if (isValid && !pending) void set(minor)
  }

  async function remove() {
    if (await set(null)) setTyped('')
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby={`limit-${limit.span}`}
      className="divider-above grid gap-3 pt-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`limit-${limit.span}`} className="type-title">
          {t(`own.a_${limit.span}`)}
        </h3>
        <p className="num text-muted">
          {limit.limit_minor === null
            ? t('own.none', { spent })
            : t('own.held', { spent, limit: money(limit.limit_minor, currency) })}
        </p>
      </div>
      {limit.raise === null ? null : (
        <PendingRaise
          raise={limit.raise}
          currency={currency}
          pending={callingOff}
          onCallOff={() => void callOff()}
        />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          className="min-w-0 flex-1 basis-32"
          label={t('own.field', { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
          error={wrong ? t('own.wrong') : undefined}
        />
        <Button
          type="submit"
          variant="line"
          size="lg"
          loading={pending}
          loadingLabel={t('own.saving')}
          aria-describedby={`limit-${limit.span}`}
        >
          {t('own.save')}
        </Button>
      </div>
      {limit.own ? (
        <div>
          <Button variant="ghost" size="sm" disabled={pending} onClick={() => void remove()}>
            {t('own.remove')}
          </Button>
        </div>
      ) : null}
      {said === null ? null : (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      )}
      <RaiseDialog
        requested={asking}
        cap={own.cap_minor ?? 0}
        currency={currency}
        pending={pending}
        onClose={stopAsking}
        onYes={(minor) => void set(minor, true)}
      />
    </form>
  )
}
