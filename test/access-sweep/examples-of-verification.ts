import { randomUUID } from 'node:crypto'
import { onePicture } from './one-picture.ts'

const at = ({ member }: { readonly member: string }) => ({ member })

/** Photo verification, part of `examples`. */
export const verification = {
  'photo_verification.read_own': { takes: () => ({}) },
  'photo_verification.draw_challenge': { takes: () => ({ wish: 'begin' }) },
  'photo_verification.submit': {
    takes: () => ({ id: randomUUID(), bytes: onePicture, type: 'image/png' }),
    // Members who have a photo by now may send a selfie; the others have nothing to compare it
    // with.
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
