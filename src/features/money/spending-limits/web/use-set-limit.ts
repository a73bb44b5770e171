import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { Span } from '../rules/spans.ts'
import { calls } from './calls.ts'
import { useStoreLimits } from './use-own-limits.ts'

interface SetLimitResult {
  readonly tone: 'success' | 'danger'
  readonly text: string
}

/**
 * Sets one limit: asks for confirmation above the site's own limit, and reports the result and when
 * it takes effect.
 */
export function useSetLimit(span: Span) {
  const t = usePhrases<typeof en>('spending_limits')
  const { date, time } = useFormat()
  const keep = useStoreLimits()
  const setting = calls.useAction('spending_limits.set_limit')
  const callingOff = calls.useAction('spending_limits.cancel_raise')
  const [said, setSaid] = useState<SetLimitResult | null>(null)
  /** The amount that awaits confirmation. */
  const [asking, setAsking] = useState<number | null>(null)

  async function set(minor: number | null, confirmed = false): Promise<boolean> {
    setSaid(null)
    const answer = await setting.ask({ span, limit_minor: minor, confirmed })
    if (!answer.ok) {
      if (answer.refusal.code === 'spending_limits.confirm_raise') setAsking(minor)
      else setSaid({ tone: 'danger', text: answer.refusal.message })
      return false
    }
    setAsking(null)
    keep(answer.value)
    const raise = answer.value.limits.find((limit) => limit.span === span)?.raise ?? null
    setSaid({
      tone: 'success',
      text:
        raise === null
          ? t('own.saved')
          : t('own.raised', { date: date(raise.at), time: time(raise.at) }),
    })
    return raise === null
  }

  async function callOff() {
    setSaid(null)
    const answer = await callingOff.ask({ span })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    keep(answer.value)
    setSaid({ tone: 'success', text: t('own.raise_cancelled') })
  }

  return {
    set,
    callOff,
    said,
    asking,
    stopAsking: () => setAsking(null),
    setting: setting.pending,
    callingOff: callingOff.pending,
  }
}
