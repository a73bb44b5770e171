import type { SandboxScreen } from '#features/money/payments/index.ts'
import { banks, decideByDigits, delayByAmount, isBank } from './bank-decisions.ts'
import type { BankDecision, FieldError, InputResult, BankInput } from './bank-input.ts'

interface Facts {
  readonly shape: SandboxScreen
  readonly amountMinor: number
  readonly now: Date
}

/** Evaluates a submitted page (CRED-12): a decision by the magic values, or the invalid fields. */
export function evaluateInput(typed: BankInput, { shape, amountMinor, now }: Facts): InputResult {
  const faults = validateInput(typed, shape, now)
  return Object.keys(faults).length > 0
    ? { faults }
    : { fate: delayByAmount(decide(typed, shape), amountMinor) }
}

function validateInput(
  typed: BankInput,
  shape: SandboxScreen,
  now: Date,
): Record<string, FieldError> {
  if (shape === 'card') return faultsOfCard(typed, now)
  if (shape === 'bank' && !isBank(typed.bank)) return { bank: 'bank_missing' }
  if (shape === 'code' && !/^\d{6}$/.test(plain(typed.code))) return { code: 'code_wrong' }
  if (shape === 'voucher' && !/^\d{16}$/.test(plain(typed.voucher)))
    return { voucher: 'voucher_wrong' }
  return {}
}

/** To keep real cards out, only test numbers of the card schemes are accepted. */
function faultsOfCard(typed: BankInput, now: Date): Record<string, FieldError> {
  const number = plain(typed.number)
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(plain(typed.expires)) ?? []
  const ends = Date.UTC(2000 + Number(year), Number(month), 1)
  return {
    ...(!/^\d{16}$/.test(number) && { number: 'number_wrong' as const }),
    ...(/^\d{16}$/.test(number) &&
      !/^(40{11}|(42){6})/.test(number) && { number: 'not_a_test' as const }),
    ...(month === '' && { expires: 'expires_wrong' as const }),
    ...(month !== '' && ends <= now.getTime() && { expires: 'expired' as const }),
    ...(!/^\d{3}$/.test(plain(typed.security)) && { security: 'security_wrong' as const }),
  }
}

function decide(typed: BankInput, shape: SandboxScreen): BankDecision {
  if (shape === 'card') return decideByDigits(plain(typed.number))
  if (shape === 'code') return decideByDigits(plain(typed.code))
  if (shape === 'voucher') return decideByDigits(plain(typed.voucher))
  if (shape === 'bank' && isBank(typed.bank)) return banks[typed.bank].fate
  // A transfer is accepted as announced, and its money arrives later.
  return { outcome: shape === 'transfer' ? 'later' : 'pay' }
}

const plain = (text: string | undefined) => (text ?? '').replaceAll(/[\s-]/g, '')
