import { randomUUID } from 'node:crypto'

/** The ids used in these inputs. */
interface Named {
  readonly member: string
}

/** Endpoints with which members decide who sees what about them, part of `examples`. */
export const examplesOfPrivacy = {
  'phone_verification.read_phone': { takes: () => ({}) },
  // A number from a country this viewer's site does not accept, so that nothing is sent.
  'phone_verification.request_code': { takes: () => ({ phone: '+351912345678' }), gives: [422] },
  'phone_verification.confirm': { takes: () => ({ phone: '+31612345678', code: '000000' }), gives: [410] },
  'phone_verification.remove': { takes: () => ({}) },
  'push.read_own': { takes: () => ({}) },
  'push.subscribe': { takes: () => ({ subscription: null }) },
  'ads.list_ads': { takes: () => ({}) },
  // No site of the sweep has an ad.
  'ads.read_ad': { takes: () => ({ ad: randomUUID() }), gives: [404] },
  'ads.count_click': { takes: () => ({ ad: randomUUID() }), gives: [404] },
  'ads.read_resale': { takes: () => ({}) },
  'photos.read_request': {
    takes: ({ member }: Named) => ({ member }),
    at: 'member',
    givesTo: { owner: [404] },
  },
  'photos.request_access': {
    takes: ({ member }: Named) => ({ member }),
    at: 'member',
    givesTo: { owner: [404] },
    touches: ['photos.private_request'],
  },
  'photos.withdraw_request': {
    takes: ({ member }: Named) => ({ member }),
    at: 'member',
    // The response does not reveal whether the other member exists.
    absent: [204],
    touches: ['photos.private_request'],
    last: 5,
  },
  // No one here has sent the caller a request.
  'photos.dismiss_request': { takes: ({ member }: Named) => ({ member }), at: 'member', absent: [204] },
  'ads.choose_resale': { takes: () => ({ resold: false }) },
} as const
