import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { openPhoto } from '#features/members/profiles/contract.ts'
import { uploadLimits } from '#features/members/photos/index.ts'
import { wishes } from './rules/draw-challenge.ts'
import { gestures } from './rules/gestures.ts'
import { noteLength } from './rules/note-length.ts'
import { reasons } from './rules/reasons.ts'
import { reviewers } from './rules/reviewers.ts'

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

const request = publicId
const staff = { staff: reviewers } as const
const kind = z.enum(['gesture', 'code', 'note'])

/** A request in the staff's queue: nothing of whose it is. */
const waitingRequest = z.strictObject({
  id: publicId,
  kind,
  sent_at: z.iso.datetime(),
  /** Whoever else is looking at it; null where it is free or one's own. */
  claimed_by: z.string().nullable(),
})
export type WaitingRequest = z.output<typeof waitingRequest>

/** A request that is one's own to decide: what was asked for, the picture, and the photos to compare it with. */
const openedRequest = z.strictObject({
  id: publicId,
  kind,
  gesture: z.enum(gestures).nullable(),
  code: z.string().nullable(),
  note: z.string(),
  sent_at: z.iso.datetime(),
  /** Addresses that open for whoever has claimed it, as long as they have. */
  selfie: z.string(),
  photos: z.array(z.strictObject({ id: publicId, main: z.boolean(), src: z.string() })),
})
export type OpenedRequest = z.output<typeof openedRequest>

/** The calls of verification. */
export const contract = {
  'photo_verification.read_own': call({
    http: 'GET /api/photo-verification',
    viewer: 'member',
    about: 'How the verification of the own photos stands.',
    takes: z.strictObject({}),
    gives: ownVerification,
  }),
  'photo_verification.draw_challenge': call({
    http: 'POST /api/photo-verification/challenge',
    viewer: 'member',
    about:
      'Draws what to show in the picture. To begin again changes nothing for two hours; `another` is for a gesture one cannot make; after two of them come a word on paper or a note.',
    takes: z.strictObject({
      wish: z.enum(wishes),
      /** Only with the wish `note`. */
      note: text({ max: noteLength }).default(''),
    }),
    gives: challenge,
    refuses: { 'photo_verification.gesture_first': 409 },
    limit: { name: 'photo_verification.draw_challenge', count: 60, seconds: 3600 },
  }),
  'photo_verification.submit': call({
    http: 'POST /api/photo-verification/picture',
    viewer: 'member',
    about:
      'Sends the picture: the file itself is the body, like any photo. Only the staff member who compares it sees it, and it is deleted with the decision, after 30 days at the latest.',
    takes: z.strictObject({ id: publicId, bytes: z.instanceof(Uint8Array), type: z.string() }),
    gives: z.null(),
    refuses: {
      'photo_verification.already_waiting': 409,
      'photo_verification.already_verified': 409,
      'photo_verification.no_main_photo': 409,
      'photo_verification.challenge_expired': 409,
      'photo_verification.note_missing': 422,
      'photo_verification.too_large': 413,
      'photo_verification.wrong_type': 415,
      'photo_verification.too_many_pixels': 422,
      'photo_verification.too_small': 422,
      'photo_verification.unreadable': 422,
      'photo_verification.busy': 503,
    },
    limit: { name: 'photo_verification.submit', count: 10, seconds: 86_400, kept: 'database' },
    once: 'id',
    body: 'bytes',
    bodyLimit: uploadLimits.body,
  }),
  'photo_verification.withdraw': call({
    http: 'DELETE /api/photo-verification',
    viewer: 'member',
    about: 'Takes back what waits, with its picture, or gives up the mark on one’s photos. Again changes nothing.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
  'photo_verification.dismiss': call({
    http: 'POST /api/photo-verification/asked/dismissal',
    viewer: 'member',
    about: 'Puts the note that someone would like to see verified photos aside for 90 days.',
    takes: z.strictObject({}),
    gives: z.null(),
  }),
  'photo_verification.read_member': call({
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
  'photo_verification.ask_member': call({
    http: 'PUT /api/members/:member/verification/ask',
    viewer: 'member',
    about: 'Asks a member to verify their photos, once in 30 days; they are not told by whom. Again changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: {
      'photo_verification.only_members': 409,
      'photo_verification.verified_there': 409,
      'photo_verification.no_photo_there': 409,
      'photo_verification.not_confirmed': 409,
    },
    limit: { name: 'photo_verification.ask_member', count: 20, seconds: 86_400, kept: 'database' },
  }),
  'photo_verification.count_waiting': call({
    http: 'GET /api/office/photo-verifications/count',
    viewer: staff,
    about: 'How many of this site’s members wait for someone to compare them with their photos.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int() }),
  }),
  'photo_verification.list_waiting': call({
    http: 'GET /api/office/photo-verifications',
    viewer: staff,
    about: 'The requests that wait, those first that have waited longest, at most fifty. Nothing tells whose they are.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int(), requests: z.array(waitingRequest) }),
  }),
  'photo_verification.claim': call({
    http: 'POST /api/office/photo-verifications/:request/claim',
    viewer: staff,
    about: 'Makes a request one’s own to decide for ten minutes, and opens it. Again prolongs it.',
    takes: z.strictObject({ request }),
    gives: openedRequest,
    refuses: { 'photo_verification.claimed': 409, 'photo_verification.already_decided': 409 },
  }),
  'photo_verification.release': call({
    http: 'DELETE /api/office/photo-verifications/:request/claim',
    viewer: staff,
    about: 'Leaves a request to others. Again, or for one that is not one’s own, changes nothing.',
    takes: z.strictObject({ request }),
    gives: z.null(),
  }),
  'photo_verification.decide': call({
    http: 'PUT /api/office/photo-verifications/:request/decision',
    viewer: staff,
    about:
      'Says which photos show the same person, the main photo among them, or declines for a reason the member reads. For good: the picture is deleted with it. The same again changes nothing.',
    takes: z.strictObject({
      request,
      outcome: z.enum(['verified', 'declined']),
      /** Only with `verified`. */
      photos: z.array(publicId).max(100).optional(),
      /** Only with `declined`. */
      reason: z.enum(reasons).optional(),
    }),
    gives: z.null(),
    refuses: {
      'photo_verification.reason_missing': 422,
      'photo_verification.main_not_compared': 422,
      'photo_verification.claimed': 409,
      'photo_verification.not_claimed': 409,
      'photo_verification.already_decided': 409,
      'photo_verification.own_request': 409,
      'photo_verification.photos_changed': 409,
    },
  }),
} satisfies Contract
