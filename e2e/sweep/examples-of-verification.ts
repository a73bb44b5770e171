import { randomUUID } from 'node:crypto'
import { onePicture } from './one-picture.ts'

const at = ({ member }: { readonly member: string }) => ({ member })

/** An example for each call of verification, as `examples.ts` wants them. */
export const verification = {
  'verification.read_own': { takes: () => ({}) },
  'verification.draw': { takes: () => ({ wish: 'begin' }) },
  'verification.send': {
    takes: () => ({ id: randomUUID(), bytes: onePicture, type: 'image/png' }),
    // Whoever has a photo by now may send one; the rest have nothing to compare it with.
    gives: [204, 409],
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
