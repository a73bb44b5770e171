import { randomUUID } from 'node:crypto'
import { onePicture } from './one-picture.ts'

const at = ({ member }: { readonly member: string }) => ({ member })

/** An example for each call of verification, as `examples.ts` wants them. */
export const verification = {
  'photo_verification.read_own': { takes: () => ({}) },
  'photo_verification.draw_challenge': { takes: () => ({ wish: 'begin' }) },
  'photo_verification.submit': {
    takes: () => ({ id: randomUUID(), bytes: onePicture, type: 'image/png' }),
    // Whoever has a photo by now may send one; the rest have nothing to compare it with.
    gives: [204, 409],
  },
  'photo_verification.withdraw': { takes: () => ({}) },
  'photo_verification.dismiss': { takes: () => ({}) },
  'photo_verification.read_member': { takes: at, at: 'member' },
  'photo_verification.ask_member': {
    takes: at,
    at: 'member',
    givesTo: { owner: [409], unconfirmed: [409] },
    touches: ['photo_verification.ask_member'],
  },
} as const
