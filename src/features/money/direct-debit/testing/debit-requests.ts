import { randomUUID } from 'node:crypto'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { fakeDetails } from './debtor.ts'

let drawn = 0
/** Different account and phone numbers on every call. */
export const drawDetails = (more: object = {}) => fakeDetails((drawn += 1), more)
export const requestCode = (who: WebClient, what: object) =>
  who.send('POST', '/api/direct-debit/codes', what)

export const placeOrder = (who: WebClient, otp: string, request: object = {}) =>
  who.send('POST', '/api/direct-debit/orders', {
    id: randomUUID(),
    bundle: 'p0',
    country: 'NL',
    consent: true,
    otp,
    ...request,
  })

export const readWallet = async (who: WebClient) =>
  (await who.send('GET', '/api/credits')).body as never as { credits: number }

/** Whether direct debit is among the payment methods offered. */
export const isOffered = async (who: WebClient) => {
  const { methods } = (await who.send('GET', '/api/credits/offers?country=NL')).body as never as {
    methods: { key: string }[]
  }
  return methods.some(({ key }) => key === 'sdd')
}
