import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { rejections } from '#features/members/photos/index.ts'

const photo = publicId
const viewer = staffWith('photos.review')
const reason = z.enum(rejections)
const src = z.strictObject({ 160: z.string(), 480: z.string(), 960: z.string() })

/** A photo in the queue. */
export const waitingPhoto = z.strictObject({
  id: publicId,
  waiting_since: z.iso.datetime(),
  name: z.string(),
  age: z.int(),
  main: z.boolean(),
  src,
  /** When it was uploaded, another account already had the same picture. */
  copied: z.boolean(),
  /** The other reviewer working on it; null if it is unclaimed or claimed by the caller. */
  claimed_by: z.string().nullable(),
})
export type WaitingPhoto = z.output<typeof waitingPhoto>

/**
 * A photo claimed by the caller, with facts that help to decide. Contains no credits, messages or
 * addresses.
 */
export const claimedPhoto = z.strictObject({
  id: publicId,
  width: z.int(),
  height: z.int(),
  main: z.boolean(),
  private: z.boolean(),
  description: z.string().nullable(),
  src,
  name: z.string(),
  age: z.int(),
  member_since: z.iso.datetime(),
  /** Other accounts that show the same picture now, earliest first. */
  copies: z.array(
    z.strictObject({
      id: publicId,
      name: z.string(),
      age: z.int(),
      /** A member using a fictional profile’s photo is a copy too. */
      kind: z.enum(['member', 'fictional', 'sponsored']),
      src,
      /** Since when they have shown it. */
      since: z.iso.datetime(),
    }),
  ),
  /** The picture belonged to someone who was removed for deceiving members. */
  copy_of_removed: z.boolean(),
  /** The owner of this photo is already under investigation. */
  suspected: z.boolean(),
  /** Whether the caller can pause the owner's account because the owner looks under age, or why not. */
  pause: z.enum(['possible', 'not_active', 'age_shown', 'not_allowed']),
  photos: z.strictObject({ active: z.int(), rejected: z.int() }),
  /** Earlier decisions about this member's photos, latest first. */
  earlier: z.array(
    z.strictObject({
      finding: z.enum(['active', 'rejected']),
      reason: reason.nullable(),
      at: z.iso.datetime(),
    }),
  ),
})
export type ClaimedPhoto = z.output<typeof claimedPhoto>

/** Endpoints for photo reviewers (OPS-02). */
export const contract = {
  'photo_moderation.count_photos': endpoint({
    route: 'GET /api/office/photos/count',
    access: viewer,
    summary: 'Returns the number of photos of this site’s members waiting for review.',
    input: z.strictObject({}),
    output: z.strictObject({
      waiting: z.int(),
      /** Since when the oldest has been waiting; null if nothing is. */
      oldest_at: z.iso.datetime().nullable(),
    }),
  }),
  'photo_moderation.list_photos': endpoint({
    route: 'GET /api/office/photos',
    access: viewer,
    summary:
      'Lists the photos waiting for review, and unreviewed copies of other members’ photos; those that have waited longest first, at most fifty.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), photos: z.array(waitingPhoto) }),
  }),
  'photo_moderation.claim_photo': endpoint({
    route: 'POST /api/office/photos/:photo/claim',
    access: viewer,
    summary:
      'Claims a photo for review for ten minutes, and opens it. Repeating it renews the claim.',
    input: z.strictObject({ photo }),
    output: claimedPhoto,
    errors: { 'photo_moderation.claimed': 409, 'photo_moderation.decided': 409 },
  }),
  'photo_moderation.release_photo': endpoint({
    route: 'DELETE /api/office/photos/:photo/claim',
    access: viewer,
    summary:
      'Releases the claim on a photo. Repeating it, or releasing a photo the caller has not claimed, changes nothing.',
    input: z.strictObject({ photo }),
    output: z.null(),
  }),
  'photo_moderation.decide_photo': endpoint({
    route: 'PUT /api/office/photos/:photo/decision',
    access: viewer,
    summary:
      'Accepts a photo, or rejects it for a reason its owner can read. Repeating the same decision changes nothing.',
    input: z.strictObject({
      photo,
      finding: z.enum(['active', 'rejected']),
      reason: reason.optional(),
    }),
    output: z.null(),
    errors: {
      'photo_moderation.claimed': 409,
      'photo_moderation.decided': 409,
      'photo_moderation.reason_missing': 422,
    },
  }),
  'photo_moderation.suspect_owner': endpoint({
    route: 'POST /api/office/photos/:photo/suspicion',
    access: viewer,
    summary:
      'Reports the owner of a copied photo as a suspected scam. Until the report is decided, no one pays for writing to them. Repeating it changes nothing.',
    input: z.strictObject({ photo, statement: text({ min: 1, max: 500 }) }),
    output: z.null(),
    errors: {
      'photo_moderation.claimed': 409,
      'photo_moderation.decided': 409,
      'photo_moderation.not_copied': 409,
      'photo_moderation.statement_empty': 422,
    },
  }),
  'photo_moderation.pause_owner': endpoint({
    route: 'PUT /api/office/photos/:photo/pause',
    access: staffWith('reports.decide'),
    summary:
      'Rejects a photo whose owner looks under age and pauses the owner’s account until they have proved their age. The owner is emailed the statement. Repeating it changes nothing.',
    input: z.strictObject({ photo, statement: text({ min: 1, max: 1000 }) }),
    output: z.null(),
    errors: {
      'photo_moderation.claimed': 409,
      'photo_moderation.decided': 409,
      'photo_moderation.not_pausable': 409,
      'photo_moderation.age_shown': 409,
      'photo_moderation.pause_limit': 409,
      'photo_moderation.statement_empty': 422,
    },
  }),
  'photo_moderation.undo_photo': endpoint({
    route: 'DELETE /api/office/photos/:photo/decision',
    access: viewer,
    summary:
      'Undoes the caller’s own recent decision; the photo waits again and is claimed by the caller.',
    input: z.strictObject({ photo }),
    output: z.null(),
    errors: { 'photo_moderation.too_late': 409 },
  }),
} satisfies Contract
