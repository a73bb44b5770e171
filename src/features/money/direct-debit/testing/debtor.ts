import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { rest97 } from '#features/site/sites/rules/creditor-id.ts'
import type { TestSite } from '#app/testing/start-site.ts'

/**
 * A valid fictitious Dutch IBAN, generated rather than stored in the source; its last two digits
 * can be chosen.
 */
export function madeUpIban(number: number, ends = '00'): string {
  const own = `ABNA${String(number).padStart(8, '0')}${ends}`
  const check = 98 - rest97(`${own}NL00`)
  return `NL${String(check).padStart(2, '0')}${own}`
}

/** Form input with a different account and phone for each number. */
export function detailsOf(number: number, more: object = {}) {
  return {
    holder: 'Jonas Berg',
    iban: madeUpIban(number),
    street: 'Herengracht',
    house_number: '12 B',
    zip: '1015 BK',
    city: 'Amsterdam',
    phone: `+316${String(20_000_000 + number)}`,
    country: 'NL',
    authorised: true,
    price_minor: 999,
    ...more,
  }
}

/** The code in the latest message to a demo phone. */
export function codeTo(site: Pick<TestSite, 'server'>, phone: string): string {
  return /^\d{6}/.exec(site.server.floor.smsInbox?.list(phone)[0]?.text ?? '')?.[0] ?? ''
}

/** A code different from the given one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Requests a code and orders with it, as the form does; returns the response to the order. */
export async function orderByDebit(
  site: Pick<TestSite, 'server'>,
  who: WebClient,
  { id, details, wish = {} }: { id: string; details: ReturnType<typeof detailsOf>; wish?: object },
) {
  const asked = await who.send('POST', '/api/direct-debit/codes', details)
  if (asked.status !== 200) return asked
  const otp = codeTo(site, details.phone)
  const order = { id, bundle: 'p0', country: 'NL', consent: true, otp, ...wish }
  return who.send('POST', '/api/direct-debit/orders', order)
}
