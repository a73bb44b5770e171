import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { text } from '#kernel/text.ts'
import { rejections } from '#features/members/photos/index.ts'
import { photoReviewers } from './rules/photo-queue.ts'

const photo = publicId
const viewer = { staff: photoReviewers } as const
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
  /** When it came, somebody else had the same picture. */
  copied: z.boolean(),
  /** Whoever else is looking at it; null where it is free or one's own. */
  claimed_by: z.string().nullable(),
})
export type WaitingPhoto = z.output<typeof waitingPhoto>

/** A photo that is one's own to decide, with what helps. Nothing of credits, messages or addresses. */
export const openedPhoto = z.strictObject({
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
  /** Who else shows the same picture now, the earliest first. */
  copies: z.array(
    z.strictObject({
      id: publicId,
      name: z.string(),
      age: z.int(),
      /** A fictional profile’s picture in a member’s hands is a copy as well. */
      kind: z.enum(['member', 'fictional', 'sponsored']),
      src,
      /** Since when they show it. */
      since: z.iso.datetime(),
    }),
  ),
  /** The picture was one of someone removed for deceiving members. */
  copy_of_removed: z.boolean(),
  /** This photo’s owner is being looked into already. */
  suspected: z.boolean(),
  photos: z.strictObject({ active: z.int(), rejected: z.int() }),
  /** What was decided about this member's photos, the latest first. */
  earlier: z.array(
    z.strictObject({ finding: z.enum(['active', 'rejected']), reason: reason.nullable(), at: z.iso.datetime() }),
  ),
})
export type OpenedPhoto = z.output<typeof openedPhoto>

/** The calls of those who look at photos (OPS-02). */
export const contract = {
  'photo_moderation.count_photos': call({
    http: 'GET /api/office/photos/count',
    viewer,
    about: 'How many photos of this site’s members wait to be looked at.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int() }),
  }),
  'photo_moderation.list_photos': call({
    http: 'GET /api/office/photos',
    viewer,
    about:
      'The photos that wait, and copies of others’ photos that nobody has looked at; those first that have waited longest, at most fifty.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int(), photos: z.array(waitingPhoto) }),
  }),
  'photo_moderation.claim_photo': call({
    http: 'POST /api/office/photos/:photo/claim',
    viewer,
    about: 'Makes a photo one’s own to decide for ten minutes, and opens it. Again prolongs it.',
    takes: z.strictObject({ photo }),
    gives: openedPhoto,
    refuses: { 'photo_moderation.claimed': 409, 'photo_moderation.decided': 409 },
  }),
  'photo_moderation.release_photo': call({
    http: 'DELETE /api/office/photos/:photo/claim',
    viewer,
    about: 'Leaves a photo to others. Again, or for one that is not one’s own, changes nothing.',
    takes: z.strictObject({ photo }),
    gives: z.null(),
  }),
  'photo_moderation.decide_photo': call({
    http: 'PUT /api/office/photos/:photo/decision',
    viewer,
    about: 'Accepts a photo or rejects it for a reason its owner reads. The same again changes nothing.',
    takes: z.strictObject({ photo, finding: z.enum(['active', 'rejected']), reason: reason.optional() }),
    gives: z.null(),
    refuses: {
      'photo_moderation.claimed': 409,
      'photo_moderation.decided': 409,
      'photo_moderation.reason_missing': 422,
    },
  }),
  'photo_moderation.suspect_owner': call({
    http: 'POST /api/office/photos/:photo/suspicion',
    viewer,
    about:
      'Has the owner of a copied photo looked into: opens a report of a scam. Until it is decided nobody pays for writing to them. Again changes nothing.',
    takes: z.strictObject({ photo, words: text({ min: 1, max: 500 }) }),
    gives: z.null(),
    refuses: {
      'photo_moderation.claimed': 409,
      'photo_moderation.decided': 409,
      'photo_moderation.not_copied': 409,
      'photo_moderation.statement_empty': 422,
    },
  }),
  'photo_moderation.undo_photo': call({
    http: 'DELETE /api/office/photos/:photo/decision',
    viewer,
    about: 'Takes one’s own decision of just now back; the photo waits again and is one’s own to decide.',
    takes: z.strictObject({ photo }),
    gives: z.null(),
    refuses: { 'photo_moderation.too_late': 409 },
  }),
} satisfies Contract
