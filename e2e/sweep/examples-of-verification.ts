import { randomUUID } from 'node:crypto'
import { onePicture } from './one-picture.ts'

const at = ({ member }: { readonly member: string }) => ({ member })

/** An example for each call of verification, as `examples.ts` wants them. */
export const verification = {
  'verification.read_own': { takes: () => ({}) },
  'verification.draw': { takes: () => ({ wish: 'begin' }) },
  'verification.send': {
    takes: () => ({ id: randomUUID(), bytes: onePicture, type: 'image/png' }),
    // Only the victim has a photo to compare with.
    gives: [409],
    givesTo: { owner: [204, 409] },
  },
  'verification.withdraw': { takes: () => ({}) },
  'verification.dismiss': { takes: () => ({}) },
  'verification.read_member': { takes: at, at: 'member' },
  'verification.ask': {
    takes: at,
    at: 'member',
    givesTo: { owner: [409], unconfirmed: [409] },
    touches: ['verification.ask'],
  },
} as const
