import { randomUUID } from 'node:crypto'

/** Inputs of the calls by which members decide who sees what of them, beside `examples`. */
export const examplesOfPrivacy = {
  'sponsored.list_ads': { takes: () => ({}) },
  // No site of the sweep has an ad.
  'sponsored.read_ad': { takes: () => ({ ad: randomUUID() }), gives: [404] },
  'sponsored.count_leaving': { takes: () => ({ ad: randomUUID() }), gives: [404] },
  'sponsored.read_resale': { takes: () => ({}) },
  'sponsored.choose_resale': { takes: () => ({ resold: false }) },
}
