import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { mod97 } from '#features/site/sites/rules/creditor-id.ts'
import type { TestSite } from '#app/testing/start-site.ts'

/**
 * A valid fictitious Dutch IBAN, generated rather than stored in the source; its last two digits
 * can be chosen.
 */
export function fakeIban(number: number, ends = '00'): string {
  const bankAndAccount = `ABNA${String(number).padStart(8, '0')}${ends}`
  const check = 98 - mod97(`${bankAndAccount}NL00`)
  return `NL${String(check).padStart(2, '0')}${bankAndAccount}`
}

/** Form input with a different account and phone for each number. */
export function fakeDetails(number: number, more: object = {}) {
  return {
    holder: 'Jonas Berg',
    iban: fakeIban(number),
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
export function latestCode(site: Pick<TestSite, 'server'>, phone: string): string {
  return /^\d{6}/.exec(site.server.infrastructure.smsInbox?.list(phone)[0]?.text ?? '')?.[0] ?? ''
}

/** A code different from the given one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Requests a code and orders with it, as the form does; returns the response to the order. */
export async function orderByDebit(
  site: Pick<TestSite, 'server'>,
  who: WebClient,
  {
    id,
    details,
    request = {},
  }: { id: string; details: ReturnType<typeof fakeDetails>; request?: object },
) {
  const codeReply = await who.send('POST', '/api/direct-debit/codes', details)
  if (codeReply.status !== 200) return codeReply
  const otp = latestCode(site, details.phone)
  const order = { id, bundle: 'p0', country: 'NL', consent: true, otp, ...request }
  return who.send('POST', '/api/direct-debit/orders', order)
}
