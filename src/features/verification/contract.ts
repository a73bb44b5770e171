import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { openPhoto } from '#features/profiles/contract.ts'
import { uploadLimits } from '#features/photos/rules/limits.ts'
import { wishes } from './rules/draw-challenge.ts'
import { gestures } from './rules/gestures.ts'
import { noteLength } from './rules/note-length.ts'
import { reasons } from './rules/reasons.ts'

const member = z.string().max(100)

/** What one is asked to show in the picture. */
const challenge = z.strictObject({
  /** `choose`: no gesture is possible; a word on paper or a note takes its place. */
  kind: z.enum(['gesture', 'choose', 'code', 'note']),
  gesture: z.enum(gestures).nullable(),
  code: z.string().nullable(),
  note: z.string(),
  good_until: z.iso.datetime(),
})
export type ChallengeView = z.output<typeof challenge>

/** How one's own verification stands. */
const ownVerification = z.strictObject({
  standing: z.enum(['none', 'waiting', 'verified', 'declined', 'lapsed', 'ended']),
  /** Sent, decided or ended at; null where there is nothing to tell of. */
  since: z.iso.datetime().nullable(),
  reason: z.enum(reasons).nullable(),
  /** The photo that others know one by, which would be compared first; null where there is none. */
  main_photo: openPhoto.nullable(),
  /** The photos that were compared and show the same face. */
  photos: z.array(openPhoto),
  /** Within how many hours three of four were decided in the last 30 days; null where too few were. */
  usual_hours: z.int().nullable(),
  /** Someone would like to see verified photos; who and how many is not told. */
  asked: z.boolean(),
})
export type OwnVerification = z.output<typeof ownVerification>

/** The calls of verification. */
export const contract = {
  'verification.read_own': call({
    http: 'GET /api/verification',
    viewer: 'member',
    about: 'How the verification of the own photos stands.',
    takes: z.strictObject({}),
    gives: ownVerification,
  }),
  'verification.draw': call({
    http: 'POST /api/verification/challenge',
    viewer: 'member',
    about:
      'Draws what to show in the picture. To begin again changes nothing for two hours; `another` is for a gesture one cannot make; after two of them come a word on paper or a note.',
    takes: z.strictObject({
      wish: z.enum(wishes),
      /** Only with the wish `note`. */
      note: text({ max: noteLength }).default(''),
    }),
    gives: challenge,
    refuses: { 'verification.gesture_first': 409 },
    limit: { name: 'verification.draw', count: 60, seconds: 3600 },
  }),
  'verification.send': call({
    http: 'POST /api/verification/picture',
    viewer: 'member',
    about:
      'Sends the picture: the file itself is the body, like any photo. Only the staff member who compares it sees it, and it is deleted with the decision, after 30 days at the latest.',
    takes: z.strictObject({ id: publicId, bytes: z.instanceof(Uint8Array), type: z.string() }),
    gives: z.null(),
    refuses: {
      'verification.already_waiting': 409,
      'verification.already_verified': 409,
      'verification.no_main_photo': 409,
      'verification.challenge_over': 409,
      'verification.note_missing': 422,
      'verification.too_large': 413,
      'verification.wrong_type': 415,
      'verification.too_many_pixels': 422,
      'verification.too_small': 422,
      'verification.unreadable': 422,
      'verification.busy': 503,
    },
    limit: { name: 'verification.send', count: 10, seconds: 86_400, kept: 'database' },
    once: 'id',
    body: 'bytes',
    bodyLimit: uploadLimits.body,
  }),
  'verification.withdraw': call({
    http: 'DELETE /api/verification',
    viewer: 'member',
    about: 'Takes back what waits, with its picture, or gives up the mark on one’s photos. Again changes nothing.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
  'verification.dismiss': call({
    http: 'POST /api/verification/asked/dismissal',
    viewer: 'member',
    about: 'Puts the note that someone would like to see verified photos aside for 90 days.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
  'verification.read_member': call({
    http: 'GET /api/members/:member/verification',
    viewer: 'member',
    about: 'Whether one may ask this member to verify their photos, and why not.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({
      ask: z.enum(['open', 'asked', 'verified', 'no_photo', 'never', 'confirm_first']),
      /** When one may ask again, after having asked. */
      again_at: z.iso.datetime().nullable(),
    }),
  }),
  'verification.ask': call({
    http: 'PUT /api/members/:member/verification/ask',
    viewer: 'member',
    about: 'Asks a member to verify their photos, once in 30 days; they are not told by whom. Again changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: {
      'verification.only_members': 409,
      'verification.verified_there': 409,
      'verification.no_photo_there': 409,
      'verification.not_confirmed': 409,
    },
    limit: { name: 'verification.ask', count: 20, seconds: 86_400, kept: 'database' },
  }),
} satisfies Contract
