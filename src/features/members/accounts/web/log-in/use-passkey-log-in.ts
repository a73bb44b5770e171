import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { challengeMs } from '../../rules/passkeys.ts'
import { safeReturnPath } from '../../rules/return-path.ts'
import { requestPasskey } from './request-passkey.ts'
import { calls } from '../calls.ts'
import type { LogInRefusal } from './log-in-alert.tsx'

/**
 * Result of an attempt: logged in, no passkey chosen, or a refusal; `left` if another attempt
 * replaced it.
 */
type Outcome = 'in' | 'no' | 'left' | { readonly chosen: boolean; readonly refusal: LogInRefusal }

/**
 * Logs in with a passkey: by a button, and from the browser's suggestions in the form where
 * supported.
 */
export function usePasskeyLogIn({
  to,
  able,
}: {
  readonly to: string | null
  readonly able: boolean
}) {
  const { ask: begin } = calls.useAction('accounts.begin_passkey_log_in')
  const { ask: finish } = calls.useAction('accounts.log_in_with_passkey')
  const under = useRef<{ readonly control: AbortController; readonly autofill: boolean }>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<'no' | LogInRefusal | null>(null)

  async function attempt(autofill: boolean): Promise<Outcome> {
    // A browser handles only one passkey request at a time.
    under.current?.control.abort()
    const control = new AbortController()
    under.current = { control, autofill }
    const question = await begin({})
    if (control.signal.aborted) return 'left'
    if (!question.ok) return { chosen: false, refusal: question.refusal }
    const signed = await requestPasskey(question.value, { signal: control.signal, autofill })
    if (control.signal.aborted) return 'left'
    if (signed === 'no') return 'no'
    under.current = { control, autofill: false }
    setBusy(true)
    const answer = await finish(signed)
    if (!answer.ok) return { chosen: true, refusal: answer.refusal }
    window.location.assign(safeReturnPath(to))
    return 'in'
  }

  async function suggest() {
    // Never interrupts an attempt the user started.
    if (under.current?.autofill === false) return
    const outcome = await attempt(true)
    if (typeof outcome === 'string' || !outcome.chosen) return
    setBusy(false)
    setSaid(outcome.refusal)
    under.current = null
  }

  async function press() {
    if (busy) return
    setBusy(true)
    setSaid(null)
    const outcome = await attempt(false)
    if (outcome === 'in' || outcome === 'left') return
    setBusy(false)
    setSaid(outcome === 'no' ? 'no' : outcome.refusal)
    under.current = null
    if (await canSuggest()) void suggest()
  }

  const suggestAgain = useEffectEvent(suggest)
  useEffect(() => {
    if (!able) return
    let timer: ReturnType<typeof setInterval> | undefined
    let unmounted = false
    void canSuggest().then((can) => {
      if (!can || unmounted) return
      void suggestAgain()
      // The challenge behind the suggestions expires; it is replaced before that.
      timer = setInterval(() => void suggestAgain(), challengeMs * 0.8)
    })
    return () => {
      unmounted = true
      clearInterval(timer)
      under.current?.control.abort()
    }
  }, [able])

  return { press, busy, said }
}

async function canSuggest(): Promise<boolean> {
  if (!('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}
