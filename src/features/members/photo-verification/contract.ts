import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { openPhoto } from '#features/members/profiles/contract/views.ts'
import { uploadLimits } from '#kernel/image-limits.ts'
import { challengeChoices } from './rules/draw-challenge.ts'
import { gestures } from './rules/gestures.ts'
import { maxNoteLength } from './rules/max-note-length.ts'
import { declineReasons } from './rules/decline-reasons.ts'

const member = z.string().max(100)

/** The gesture or code the member is asked to show in the picture. */
const challenge = z.strictObject({
  /** `choose`: no gesture is possible, so a word on paper or a note replaces it. */
  kind: z.enum(['gesture', 'choose', 'code', 'note']),
  gesture: z.enum(gestures).nullable(),
  code: z.string().nullable(),
  note: z.string(),
  good_until: z.iso.datetime(),
})
export type ChallengeView = z.output<typeof challenge>

/** The state of a member's own verification. */
const ownVerification = z.strictObject({
  standing: z.enum(['none', 'waiting', 'verified', 'declined', 'lapsed', 'ended']),
  /** When it was sent, decided or ended; null if there is nothing to report. */
  since: z.iso.datetime().nullable(),
  reason: z.enum(declineReasons).nullable(),
  /** The main photo, which would be compared first; null if there is none. */
  main_photo: openPhoto.nullable(),
  /** The photos that were compared and show the same face. */
  photos: z.array(openPhoto),
  /**
   * The number of hours within which three of four requests were decided in the last 30 days; null
   * if there were too few.
   */
  usual_hours: z.int().nullable(),
  /** Whether someone would like to see verified photos; who and how many is not revealed. */
  asked: z.boolean(),
})
export type OwnVerification = z.output<typeof ownVerification>

const request = publicId
const staff = staffWith('photo_verification.review')
const kind = z.enum(['gesture', 'code', 'note'])

/** A request in the review queue, without any information about its owner. */
const waitingRequest = z.strictObject({
  id: publicId,
  kind,
  sent_at: z.iso.datetime(),
  /** The other reviewer working on it; null if it is unclaimed or claimed by the caller. */
  claimed_by: z.string().nullable(),
})
export type WaitingRequest = z.output<typeof waitingRequest>

/**
 * A request claimed by the caller: what was asked for, the picture, and the photos to compare it
 * with.
 */
const openedRequest = z.strictObject({
  id: publicId,
  kind,
  gesture: z.enum(gestures).nullable(),
  code: z.string().nullable(),
  note: z.string(),
  sent_at: z.iso.datetime(),
  /** URLs that work only for the reviewer who has claimed it, while the claim lasts. */
  selfie: z.string(),
  photos: z.array(z.strictObject({ id: publicId, main: z.boolean(), src: z.string() })),
})
export type ClaimedRequest = z.output<typeof openedRequest>

export const contract = {
  'photo_verification.read_own': endpoint({
    route: 'GET /api/photo-verification',
    access: 'member',
    summary: 'Returns the state of the verification of the member’s own photos.',
    input: z.strictObject({}),
    output: ownVerification,
  }),
  'photo_verification.draw_challenge': endpoint({
    route: 'POST /api/photo-verification/challenge',
    access: 'member',
    summary:
      'Draws what to show in the picture. Beginning again changes nothing for two hours; `another` is for a gesture the member cannot make; after two gestures a word on paper or a note is offered.',
    input: z.strictObject({
      wish: z.enum(challengeChoices),
      /** Only with `note` as the choice. */
      note: text({ max: maxNoteLength }).default(''),
    }),
    output: challenge,
    errors: { 'photo_verification.gesture_first': 409 },
    rateLimit: { name: 'photo_verification.draw_challenge', count: 60, seconds: 3600 },
  }),
  'photo_verification.submit': endpoint({
    route: 'POST /api/photo-verification/picture',
    access: 'member',
    summary:
      'Uploads the picture: the file itself is the body, like any photo. Only the staff member who compares it sees it, and it is deleted with the decision, or after at most 30 days.',
    input: z.strictObject({ id: publicId, bytes: z.instanceof(Uint8Array), type: z.string() }),
    output: z.null(),
    errors: {
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
    rateLimit: {
      name: 'photo_verification.submit',
      count: 10,
      seconds: 86_400,
      storage: 'database',
    },
    idempotencyKey: 'id',
    body: 'bytes',
    bodyLimit: uploadLimits.body,
  }),
  'photo_verification.withdraw': endpoint({
    route: 'DELETE /api/photo-verification',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Withdraws a waiting request with its picture, or removes the mark on the member’s photos. Repeating it changes nothing.',
    input: z.strictObject({}),
    output: z.null(),
  }),
  'photo_verification.dismiss': endpoint({
    route: 'POST /api/photo-verification/asked/dismissal',
    access: 'member',
    summary: 'Dismisses the note that someone would like to see verified photos for 90 days.',
    input: z.strictObject({}),
    output: z.null(),
  }),
  'photo_verification.read_member': endpoint({
    route: 'GET /api/members/:member/verification',
    access: 'member',
    summary:
      'Returns whether the caller may ask this member to verify their photos, and if not, why.',
    input: z.strictObject({ member }),
    output: z.strictObject({
      ask: z.enum(['open', 'asked', 'verified', 'no_photo', 'never', 'confirm_first']),
      /** When the caller may ask again, after having asked. */
      again_at: z.iso.datetime().nullable(),
    }),
  }),
  'photo_verification.ask_member': endpoint({
    route: 'PUT /api/members/:member/verification/ask',
    access: 'member',
    summary:
      'Asks a member to verify their photos, once in 30 days; who asked is not revealed. Repeating it changes nothing.',
    input: z.strictObject({ member }),
    output: z.null(),
    errors: {
      'photo_verification.only_members': 409,
      'photo_verification.verified_there': 409,
      'photo_verification.no_photo_there': 409,
      'photo_verification.not_confirmed': 409,
    },
    rateLimit: {
      name: 'photo_verification.ask_member',
      count: 20,
      seconds: 86_400,
      storage: 'database',
    },
  }),
  'photo_verification.count_waiting': endpoint({
    route: 'GET /api/office/photo-verifications/count',
    access: staff,
    summary:
      'Returns the number of this site’s members waiting for a reviewer to compare them with their photos.',
    input: z.strictObject({}),
    output: z.strictObject({
      waiting: z.int(),
      /** Since when the oldest has been waiting; null if nothing is. */
      oldest_at: z.iso.datetime().nullable(),
    }),
  }),
  'photo_verification.list_waiting': endpoint({
    route: 'GET /api/office/photo-verifications',
    access: staff,
    summary:
      'Lists the waiting requests, longest waiting first, at most fifty. Nothing reveals whose they are.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), requests: z.array(waitingRequest) }),
  }),
  'photo_verification.claim': endpoint({
    route: 'POST /api/office/photo-verifications/:request/claim',
    access: staff,
    summary:
      'Claims a request for review for ten minutes, and opens it. Repeating it renews the claim.',
    input: z.strictObject({ request }),
    output: openedRequest,
    errors: { 'photo_verification.claimed': 409, 'photo_verification.already_decided': 409 },
  }),
  'photo_verification.release': endpoint({
    route: 'DELETE /api/office/photo-verifications/:request/claim',
    access: staff,
    summary:
      'Releases the claim on a request. Repeating it, or releasing a request the caller has not claimed, changes nothing.',
    input: z.strictObject({ request }),
    output: z.null(),
  }),
  'photo_verification.decide': endpoint({
    route: 'PUT /api/office/photo-verifications/:request/decision',
    access: staff,
    summary:
      'States which photos show the same person, the main photo among them, or declines for a reason shown to the member. Final: the picture is deleted with it. Repeating the same decision changes nothing.',
    input: z.strictObject({
      request,
      outcome: z.enum(['verified', 'declined']),
      /** Only with `verified`. */
      photos: z.array(publicId).max(100).optional(),
      /** Only with `declined`. */
      reason: z.enum(declineReasons).optional(),
    }),
    output: z.null(),
    errors: {
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
