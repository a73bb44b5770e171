import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useDiscount } from '#features/money/discounts/web/index.ts'
import {
  type Choice,
  type CheckoutItem,
  type Offers,
  OrderSummary,
  useCheckout,
} from '#features/money/payments/web/index.ts'
import type { en as paymentPhrases } from '#features/money/payments/locales/en.ts'
import type { en } from '../locales/en.ts'
import type { TypedDetails } from '../rules/details.ts'
import { calls, type FormView } from './calls.ts'
import { CodePanel } from './code-panel.tsx'
import { DetailsFields } from './details-fields.tsx'
import {
  clearStoredDetails,
  previousDetails,
  storeDetails,
  readStoredDetails,
} from './stored-details.ts'
import { MandatePanel } from './mandate-panel.tsx'
import { useCode } from './use-code.ts'

interface DebitFormProps {
  readonly form: FormView
  readonly creditor: NonNullable<FormView['creditor']>
  readonly offers: Offers
  readonly chosen: CheckoutItem
  readonly method: Offers['methods'][number]
  readonly returnTo: string | null
}

/**
 * Account, mandate, code and order in one form, with the order summary next to it; the binding
 * button is the last step.
 */
export function DebitForm({ form, creditor, offers, chosen, method, returnTo }: DebitFormProps) {
  const t = usePhrases<typeof en>('direct_debit')
  const payments = usePhrases<typeof paymentPhrases>('payments')
  const { date } = useFormat()
  const cache = useQueryClient()
  const { country, currency } = offers
  const discount = useDiscount({ country, currency, method: 'sdd' }, chosen.price_minor).of(
    chosen.price_minor,
  )
  const [typed, setTyped] = useState<TypedDetails>(() => previousDetails(form.given))
  const [authorised, setAuthorised] = useState(form.waiting !== null)
  const [consent, setConsent] = useState(false)
  const [otp, setOtp] = useState('')
  const [otpProblem, setOtpProblem] = useState<string>()
  const shape = useRef<HTMLFormElement>(null)
  const code = useCode({
    form,
    country,
    countries: offers.countries,
    priceMinor: chosen.price_minor - (discount?.minor ?? 0),
    describe: (problem) => t(`refusals.${problem}`),
  })
  const debit = calls.useAction('direct_debit.order')
  const { send, fault, setFault, busy } = useCheckout(offers, returnTo, {
    pending: debit.pending,
    async ask({ method: _, ...request }) {
      const answer = await debit.ask({ ...request, otp })
      if (answer.ok) {
        clearStoredDetails()
        void cache.invalidateQueries({ queryKey: ['direct_debit.list_mandates'] })
        void cache.invalidateQueries({ queryKey: ['direct_debit.read_form'] })
        return answer
      }
      const { refusal } = answer
      if (refusal.field === 'otp') setOtpProblem(refusal.message)
      // A refusal by payments has its own reason.
      const { reason } = refusal.with ?? {}
      return reason === undefined
        ? answer
        : { ok: false, refusal: { ...refusal, code: `payments.${reason}` } }
    },
  })
  // Restored after hydration: stored details exist only in the browser and not in the
  // server-rendered page.
  useEffect(() => setTyped(readStoredDetails(form.given)), [form.given])
  useEffect(() => {
    shape.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [code.problems, otpProblem])

  function type(field: keyof TypedDetails, text: string) {
    if (text === typed[field]) return
    const changed = { ...typed, [field]: text }
    setTyped(changed)
    storeDetails(changed)
    // Different spacing does not make it a different account.
    if (text.replace(/\s/g, '').toUpperCase() !== typed[field].replace(/\s/g, '').toUpperCase())
      code.touch(field)
  }

  async function sendCode() {
    setOtpProblem(undefined)
    setOtp('')
    await code.send(typed, authorised)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || code.sending) return
    if (code.waiting === null) return void sendCode()
    if (otp.trim() === '') return
    setOtpProblem(undefined)
    if (consent) return void send(chosen, 'sdd', { discount, keepCard: false })
    setFault({ of: 'consent', message: payments('checkout.tick_consent') })
    document.getElementById('order-consent')?.focus()
  }

  const choice: Choice = { bundle: chosen, method, consent, discount }
  const missing =
    code.waiting === null ? t('form.first_code') : otp.trim() === '' ? t('form.enter_code') : null
  return (
    <form ref={shape} onSubmit={submit} noValidate aria-label={t('form.title')}>
      <div className="pay-columns">
        <div className="grid gap-5">
          <DetailsFields
            typed={typed}
            storedIban={form.given?.iban ?? null}
            problems={code.problems}
            onType={type}
            onLeave={(field) => code.look(typed, field)}
          />
          <MandatePanel
            creditor={creditor}
            authorised={authorised}
            problem={code.problems.authorised}
            onAuthorise={(consented) => {
              setAuthorised(consented)
              code.touch('authorised')
            }}
          />
          <CodePanel
            waiting={code.waiting}
            otp={otp}
            problem={otpProblem}
            fault={code.fault}
            sending={code.sending}
            onSend={() => void sendCode()}
            onType={(text) => {
              setOtp(text)
              setOtpProblem(undefined)
            }}
          />
        </div>
        <OrderSummary
          offers={offers}
          choice={choice}
          // A problem with the code is shown next to the code field.
          fault={otpProblem !== undefined && fault?.message === otpProblem ? null : fault}
          busy={busy}
          onConsent={(given) => {
            setConsent(given)
            if (fault?.of === 'consent') setFault(null)
          }}
          note={payments('order.once_debit')}
          due={t('form.due', { day: date(`${form.due_on}T12:00:00Z`) })}
          stop={missing ?? undefined}
        />
      </div>
    </form>
  )
}
