import { randomUUID } from 'node:crypto'
import { sampleImage } from '../sample-image.ts'

const at = ({ member }: { readonly member: string }) => ({ member })

/** Photo verification, part of `examples`. */
export const photoVerificationExamples = {
  'photo_verification.read_own': { input: () => ({}) },
  'photo_verification.draw_challenge': { input: () => ({ wish: 'begin' }) },
  'photo_verification.submit': {
    input: () => ({ id: randomUUID(), bytes: sampleImage, type: 'image/png' }),
    // Members who have a photo by now may send a selfie; for the others there is nothing to compare
    // it with.
    statuses: [204, 409],
  },
  'photo_verification.withdraw': { input: () => ({}) },
  'photo_verification.dismiss': { input: () => ({}) },
  'photo_verification.read_member': { input: at, at: 'member' },
  'photo_verification.ask_member': {
    input: at,
    at: 'member',
    statusesByViewer: { owner: [409], unconfirmed: [409] },
    touches: ['photo_verification.nudge'],
  },
} as const
