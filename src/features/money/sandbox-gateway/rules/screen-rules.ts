import type { SandboxScreen } from '#features/money/payments/index.ts'
import { banks, decideByDigits, isBank } from './bank-decisions.ts'
import type { BankDecision, BankInput, FieldError } from './bank-input.ts'

/** How one kind of page evaluates its input, and how long it waits for the payer. */
interface ScreenRules {
  /** The invalid fields; none if the page may be submitted. */
  readonly validate: (typed: BankInput, now: Date) => Readonly<Record<string, FieldError>>
  /** The bank's decision about valid input. */
  readonly decide: (typed: BankInput) => BankDecision
  /** How long a payment stays open. */
  readonly openMs: number
  /** Whether its details stay on the page until the money arrives. */
  readonly keepsDetails: boolean
}

const halfHourMs = 30 * 60_000
const twoWeeksMs = 14 * 86_400_000

const asksNothing = { validate: () => ({}), openMs: halfHourMs, keepsDetails: false }

/** Every screen of the sandbox has a row: one that is missing does not compile. */
export const screenRules: Readonly<Record<SandboxScreen, ScreenRules>> = {
  card: {
    validate: validateCard,
    decide: (typed) => decideByDigits(withoutSpaces(typed.number)),
    openMs: halfHourMs,
    keepsDetails: false,
  },
  bank: {
    validate: (typed) => (isBank(typed.bank) ? {} : { bank: 'bank_missing' }),
    decide: (typed) => (isBank(typed.bank) ? banks[typed.bank].fate : { outcome: 'pay' }),
    openMs: halfHourMs,
    keepsDetails: false,
  },
  code: {
    validate: (typed) => (/^\d{6}$/.test(withoutSpaces(typed.code)) ? {} : { code: 'code_wrong' }),
    decide: (typed) => decideByDigits(withoutSpaces(typed.code)),
    openMs: halfHourMs,
    keepsDetails: false,
  },
  voucher: {
    validate: (typed) =>
      /^\d{16}$/.test(withoutSpaces(typed.voucher)) ? {} : { voucher: 'voucher_wrong' },
    decide: (typed) => decideByDigits(withoutSpaces(typed.voucher)),
    openMs: halfHourMs,
    keepsDetails: false,
  },
  // A transfer is accepted as announced, and its money arrives later.
  transfer: {
    validate: () => ({}),
    decide: () => ({ outcome: 'later' }),
    openMs: twoWeeksMs,
    keepsDetails: true,
  },
  wallet: { ...asksNothing, decide: () => ({ outcome: 'pay' }) },
  plain: { ...asksNothing, decide: () => ({ outcome: 'pay' }) },
}

/** To keep real cards out, only test numbers of the card schemes are accepted. */
function validateCard(typed: BankInput, now: Date): Record<string, FieldError> {
  const number = withoutSpaces(typed.number)
  const [, month = '', year = ''] =
    /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(withoutSpaces(typed.expires)) ?? []
  const ends = Date.UTC(2000 + Number(year), Number(month), 1)
  return {
    ...(!/^\d{16}$/.test(number) && { number: 'number_wrong' as const }),
    ...(/^\d{16}$/.test(number) &&
      !/^(40{11}|(42){6})/.test(number) && { number: 'not_a_test' as const }),
    ...(month === '' && { expires: 'expires_wrong' as const }),
    ...(month !== '' && ends <= now.getTime() && { expires: 'expired' as const }),
    ...(!/^\d{3}$/.test(withoutSpaces(typed.security)) && { security: 'security_wrong' as const }),
  }
}

const withoutSpaces = (text: string | undefined) => (text ?? '').replaceAll(/[\s-]/g, '')
