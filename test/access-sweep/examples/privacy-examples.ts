import { randomUUID } from 'node:crypto'

/** The ids used in these inputs. */
interface Named {
  readonly member: string
}

/** Endpoints with which members decide who can see what about them, part of `examples`. */
export const privacyExamples = {
  'phone_verification.read_phone': { input: () => ({}) },
  // A number from a country that this viewer's site does not accept, so that nothing is sent.
  'phone_verification.request_code': { input: () => ({ phone: '+351912345678' }), statuses: [422] },
  'phone_verification.confirm': {
    input: () => ({ phone: '+31612345678', code: '000000' }),
    statuses: [410],
  },
  'phone_verification.remove': { input: () => ({}) },
  'push.read_own': { input: () => ({}) },
  'push.subscribe': { input: () => ({ subscription: null }) },
  'ads.list_ads': { input: () => ({}) },
  // No site of the sweep has an ad.
  'ads.read_ad': { input: () => ({ ad: randomUUID() }), statuses: [404] },
  'ads.count_click': { input: () => ({ ad: randomUUID() }), statuses: [404] },
  'ads.read_resale': { input: () => ({}) },
  'photos.read_request': {
    input: ({ member }: Named) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
  },
  'photos.request_access': {
    input: ({ member }: Named) => ({ member }),
    at: 'member',
    statusesByViewer: { owner: [404] },
    touches: ['photos.private_request'],
  },
  'photos.withdraw_request': {
    input: ({ member }: Named) => ({ member }),
    at: 'member',
    // The response does not reveal whether the other member exists.
    absent: [204],
    touches: ['photos.private_request'],
    last: 5,
  },
  // No one here has sent the caller a request.
  'photos.dismiss_request': {
    input: ({ member }: Named) => ({ member }),
    at: 'member',
    absent: [204],
  },
  'ads.choose_resale': { input: () => ({ resold: false }) },
} as const
