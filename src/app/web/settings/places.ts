/** The places of the settings, in their order: the last part of the address, which is also the key of the name. */
export const places = [
  'account',
  'phone',
  'location',
  'devices',
  'push',
  'privacy',
  'quiet',
  'limits',
  'cards',
  'mandates',
  'data',
  'delete',
] as const

export type Place = (typeof places)[number]
