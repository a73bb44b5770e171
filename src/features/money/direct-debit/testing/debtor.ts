import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { rest97 } from '#features/site/sites/rules/creditor-id.ts'
import type { TestSite } from '#app/testing/start-site.ts'

/** An account that could be somebody's at a Dutch bank, reckoned and never written down; its last two digits may be chosen. */
export function madeUpIban(number: number, ends = '00'): string {
  const own = `ABNA${String(number).padStart(8, '0')}${ends}`
  const check = 98 - rest97(`${own}NL00`)
  return `NL${String(check).padStart(2, '0')}${own}`
}

/** What somebody gives on the form; another account and phone for each number. */
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

/** The code of the latest message to a phone of the demo. */
export function codeTo(site: Pick<TestSite, 'server'>, phone: string): string {
  return /^\d{6}/.exec(site.server.floor.smsInbox?.list(phone)[0]?.text ?? '')?.[0] ?? ''
}

/** Another code than this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Asks for a code and orders with it, as the form does; gives the answer to the order. */
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
