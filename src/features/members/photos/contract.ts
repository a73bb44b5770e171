import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { openPhoto, photoView } from '#features/members/profiles/contract.ts'
import { descriptionLimits, uploadLimits } from './rules/limits.ts'
import { rejections } from './rules/rejections.ts'

/** A photo as its owner sees it, in any state. */
export const ownPhoto = z.strictObject({
  ...openPhoto.shape,
  private: z.boolean(),
  /** Why it was rejected; null otherwise, and if no reason was recorded. */
  rejected_for: z.enum(rejections).nullable(),
})
export type OwnPhoto = z.output<typeof ownPhoto>

const photo = publicId
const member = z.string().max(100)

/** Endpoints of photos. The bytes are served at /media/, see the README. */
export const contract = {
  'photos.list_photos': call({
    http: 'GET /api/members/:member/photos',
    viewer: 'searcher',
    about: 'Lists a member’s photos for this reader, the main one first. A locked photo carries only its id.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({ photos: z.array(photoView) }),
  }),
  'photos.list_own': call({
    http: 'GET /api/profile/photos',
    viewer: 'member',
    about: 'Lists the member’s own photos with their state, and how many they may have.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      photos: z.array(ownPhoto),
      limit: z.int(),
      premium_limit: z.int(),
      /** Whether a person reviews each new photo before others see it. */
      checked: z.boolean(),
      /**
       * Who sees private photos on this site in addition to members who were granted access: no
       * one, or every member with Premium.
       */
      private_photos: z.enum(['granted', 'premium']),
    }),
  }),
  'photos.upload': call({
    http: 'POST /api/profile/photos',
    viewer: 'member',
    about:
      'Adds a photo: the file itself is the body, JPEG, PNG, WebP, HEIC or AVIF, at most 12 MB and 40 megapixels. The first one becomes the main photo.',
    takes: z.strictObject({ id: publicId, bytes: z.instanceof(Uint8Array), type: z.string() }),
    gives: z.strictObject({ photo: ownPhoto }),
    refuses: {
      'photos.too_large': 413,
      'photos.wrong_type': 415,
      'photos.too_many_pixels': 422,
      'photos.too_small': 422,
      'photos.unreadable': 422,
      'photos.limit_reached': 409,
      'photos.busy': 503,
    },
    limit: { name: 'photos.upload', count: 20, seconds: 3600, kept: 'database' },
    once: 'id',
    body: 'bytes',
    bodyLimit: uploadLimits.body,
  }),
  'photos.make_main': call({
    http: 'PUT /api/profile/photos/:photo/main',
    viewer: 'member',
    about: 'Makes one of the member’s photos the main photo, shown everywhere.',
    takes: z.strictObject({ photo }),
    gives: z.null(),
    refuses: { 'photos.cannot_be_main': 409 },
  }),
  'photos.set_private': call({
    http: 'PUT /api/profile/photos/:photo/private',
    viewer: 'member',
    about: 'Makes a photo private, visible only to members with access, or public again. The main photo stays public.',
    takes: z.strictObject({ photo, private: z.boolean() }),
    gives: z.null(),
    refuses: { 'photos.main_stays_open': 409 },
  }),
  'photos.list_grants': call({
    http: 'GET /api/profile/private-photos/members',
    viewer: 'member',
    about: 'Lists the members who have access to the caller’s private photos, latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      members: z.array(z.strictObject({ id: publicId, name: z.string(), since: z.iso.datetime() })),
    }),
  }),
  'photos.read_private': call({
    http: 'GET /api/members/:member/private-photos',
    viewer: 'member',
    about: 'Returns whether this member has access to the caller’s private photos, and how many there are.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({
      opened: z.boolean(),
      photos: z.int(),
      /** Members with Premium see them on this site anyway. */
      premium: z.boolean(),
    }),
  }),
  'photos.grant_access': call({
    http: 'PUT /api/members/:member/private-photos',
    viewer: 'member',
    about: 'Grants one member access to all private photos of the caller. Repeating it changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: { 'photos.only_for_members': 409, 'photos.too_many_readers': 409 },
    limit: { name: 'photos.grant_access', count: 200, seconds: 86_400 },
  }),
  'photos.revoke_access': call({
    http: 'DELETE /api/members/:member/private-photos',
    viewer: 'member',
    about:
      'Revokes one member’s access to the caller’s private photos, immediately. Repeating it, or using it for anyone else, changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'photos.read_request': call({
    http: 'GET /api/members/:member/private-photos/request',
    viewer: 'member',
    about:
      'Returns the state of private photos between the caller and a member: who asked, and who has access to whose photos.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({
      /** The other member's photos: not requested, requested, or accessible to the caller. */
      theirs: z.enum(['none', 'asked', 'opened']),
      asked_at: z.iso.datetime().nullable(),
      /** Whether the other member has asked for the caller's photos. */
      asks: z.boolean(),
      /** Whether the caller's photos are accessible to the other member. */
      mine_opened: z.boolean(),
    }),
  }),
  'photos.request_access': call({
    http: 'PUT /api/members/:member/private-photos/request',
    viewer: 'member',
    about:
      'Asks a member for access to their private photos; the response is the same whether or not they have any. Repeating it changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: { 'photos.only_members_asked': 409 },
    limit: { name: 'photos.request_access', count: 20, seconds: 86_400, kept: 'database' },
  }),
  'photos.withdraw_request': call({
    http: 'DELETE /api/members/:member/private-photos/request',
    viewer: 'member',
    about: 'Withdraws the caller’s request. Repeating it, or using it for anyone else, changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'photos.dismiss_request': call({
    http: 'DELETE /api/members/:member/private-photos/incoming-request',
    viewer: 'member',
    about: 'Answers "not now" to a member’s request; they are not told, and cannot ask again.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'photos.describe': call({
    http: 'PUT /api/profile/photos/:photo/description',
    viewer: 'member',
    about: 'Sets the text alternative of a photo; an empty text removes it.',
    takes: z.strictObject({ photo, description: line({ max: descriptionLimits.letters }) }),
    gives: z.null(),
  }),
  'photos.move': call({
    http: 'PUT /api/profile/photos/:photo/place',
    viewer: 'member',
    about: 'Moves a photo to a position, counted from 0. The main photo stays first.',
    takes: z.strictObject({ photo, place: z.int().min(0).max(999) }),
    gives: z.null(),
  }),
  'photos.delete': call({
    http: 'DELETE /api/profile/photos/:photo',
    viewer: 'member',
    about: 'Deletes a photo. It is inaccessible immediately; its bytes are deleted soon after.',
    takes: z.strictObject({ photo }),
    gives: z.null(),
  }),
} satisfies Contract

/** Events emitted by photos. */
export const events = {
  /**
   * Photos of an account were removed or replaced, or another one became the main photo. Adding one
   * besides the main photo emits no event.
   */
  'photos.changed': event({ when: 'now', carries: z.strictObject({ account: z.int() }) }),
  /** Photos were deleted; the bytes under these keys are to be deleted as well. */
  'photos.discarded': event({ when: 'later', carries: z.strictObject({ keys: z.array(z.string()) }) }),
} satisfies Events
