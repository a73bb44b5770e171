import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { openPhoto, photoView } from '#features/members/profiles/contract/views.ts'
import { uploadLimits } from '#kernel/image-limits.ts'
import { descriptionLimits } from './rules/limits.ts'
import { rejections } from './rules/rejections.ts'

/** A photo as shown to its owner, in any state. */
export const ownPhoto = z.strictObject({
  ...openPhoto.shape,
  private: z.boolean(),
  /** Why it was rejected; null otherwise or if no reason was recorded. */
  rejected_for: z.enum(rejections).nullable(),
})
export type OwnPhoto = z.output<typeof ownPhoto>

const photo = publicId
const member = z.string().max(100)

/** Endpoints of photos. The bytes are served at /media/, see the README. */
export const contract = {
  'photos.list_photos': endpoint({
    route: 'GET /api/members/:member/photos',
    access: 'searcher',
    summary:
      'Lists a member’s photos for this reader, the main one first. A locked photo contains only its id.',
    input: z.strictObject({ member }),
    output: z.strictObject({ photos: z.array(photoView) }),
  }),
  'photos.list_own': endpoint({
    route: 'GET /api/profile/photos',
    access: 'member',
    summary: 'Lists the member’s own photos with their state, and how many they may have.',
    input: z.strictObject({}),
    output: z.strictObject({
      photos: z.array(ownPhoto),
      limit: z.int(),
      premium_limit: z.int(),
      /** Whether a person reviews each new photo before others see it. */
      checked: z.boolean(),
      /**
       * The readers of private photos on this site in addition to members who were granted access:
       * no one, or every Premium member.
       */
      private_photos: z.enum(['granted', 'premium']),
    }),
  }),
  'photos.upload': endpoint({
    route: 'POST /api/profile/photos',
    access: 'member',
    summary:
      'Adds a photo: the file itself is the body, JPEG, PNG, WebP, HEIC or AVIF, at most 12 MB and 40 megapixels. The first one becomes the main photo.',
    input: z.strictObject({ id: publicId, bytes: z.instanceof(Uint8Array), type: z.string() }),
    output: z.strictObject({ photo: ownPhoto }),
    errors: {
      'photos.too_large': 413,
      'photos.wrong_type': 415,
      'photos.too_many_pixels': 422,
      'photos.too_small': 422,
      'photos.unreadable': 422,
      'photos.limit_reached': 409,
      'photos.busy': 503,
    },
    rateLimit: { name: 'photos.upload', count: 20, seconds: 3600, storage: 'database' },
    idempotencyKey: 'id',
    body: 'bytes',
    bodyLimit: uploadLimits.body,
  }),
  'photos.make_main': endpoint({
    route: 'PUT /api/profile/photos/:photo/main',
    access: 'member',
    summary: 'Makes one of the member’s photos the main photo, shown everywhere.',
    input: z.strictObject({ photo }),
    output: z.null(),
    errors: { 'photos.cannot_be_main': 409 },
  }),
  'photos.set_private': endpoint({
    route: 'PUT /api/profile/photos/:photo/private',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Makes a photo private, visible only to members with access, or public again. The main photo stays public.',
    input: z.strictObject({ photo, private: z.boolean() }),
    output: z.null(),
    errors: { 'photos.main_stays_open': 409 },
  }),
  'photos.list_grants': endpoint({
    route: 'GET /api/profile/private-photos/members',
    access: 'member',
    summary: 'Lists the members who have access to the caller’s private photos, latest first.',
    input: z.strictObject({}),
    output: z.strictObject({
      members: z.array(z.strictObject({ id: publicId, name: z.string(), since: z.iso.datetime() })),
    }),
  }),
  'photos.read_private': endpoint({
    route: 'GET /api/members/:member/private-photos',
    access: 'member',
    summary:
      'Returns whether this member has access to the caller’s private photos, and how many there are.',
    input: z.strictObject({ member }),
    output: z.strictObject({
      opened: z.boolean(),
      photos: z.int(),
      /** Premium members can see them on this site anyway. */
      premium: z.boolean(),
    }),
  }),
  'photos.grant_access': endpoint({
    route: 'PUT /api/members/:member/private-photos',
    access: 'member',
    summary:
      'Grants one member access to all private photos of the caller. Repeating it changes nothing.',
    input: z.strictObject({ member }),
    output: z.null(),
    errors: { 'photos.only_for_members': 409, 'photos.too_many_readers': 409 },
    rateLimit: { name: 'photos.grant_access', count: 200, seconds: 86_400 },
  }),
  'photos.revoke_access': endpoint({
    route: 'DELETE /api/members/:member/private-photos',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Revokes one member’s access to the caller’s private photos, immediately. Repeating it, or using it for anyone else, changes nothing.',
    input: z.strictObject({ member }),
    output: z.null(),
  }),
  'photos.read_request': endpoint({
    route: 'GET /api/members/:member/private-photos/request',
    access: 'member',
    summary:
      'Returns the state of private photos between the caller and a member: who asked, and who has access to whose photos.',
    input: z.strictObject({ member }),
    output: z.strictObject({
      /** The other member's photos: not requested, requested, or accessible to the caller. */
      theirs: z.enum(['none', 'asked', 'opened']),
      requested_at: z.iso.datetime().nullable(),
      /** Whether the other member has asked for the caller's photos. */
      asks: z.boolean(),
      /** Whether the caller's photos are accessible to the other member. */
      mine_opened: z.boolean(),
    }),
  }),
  'photos.request_access': endpoint({
    route: 'PUT /api/members/:member/private-photos/request',
    access: 'member',
    summary:
      'Asks a member for access to their private photos; the response is the same whether or not they have any. Repeating it changes nothing.',
    input: z.strictObject({ member }),
    output: z.null(),
    errors: { 'photos.only_members_asked': 409 },
    rateLimit: { name: 'photos.request_access', count: 20, seconds: 86_400, storage: 'database' },
  }),
  'photos.withdraw_request': endpoint({
    route: 'DELETE /api/members/:member/private-photos/request',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Withdraws the caller’s request. Repeating it, or using it for anyone else, changes nothing.',
    input: z.strictObject({ member }),
    output: z.null(),
  }),
  'photos.dismiss_request': endpoint({
    route: 'DELETE /api/members/:member/private-photos/incoming-request',
    access: 'member',
    summary:
      'Answers "not now" to a member’s request; they are not notified, and cannot ask again.',
    input: z.strictObject({ member }),
    output: z.null(),
  }),
  'photos.describe': endpoint({
    route: 'PUT /api/profile/photos/:photo/description',
    access: 'member',
    summary: 'Sets the text alternative of a photo; an empty text removes it.',
    input: z.strictObject({ photo, description: line({ max: descriptionLimits.letters }) }),
    output: z.null(),
  }),
  'photos.move': endpoint({
    route: 'PUT /api/profile/photos/:photo/place',
    access: 'member',
    summary: 'Moves a photo to a position, counted from 0. The main photo stays first.',
    input: z.strictObject({ photo, place: z.int().min(0).max(999) }),
    output: z.null(),
  }),
  'photos.delete': endpoint({
    route: 'DELETE /api/profile/photos/:photo',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Deletes a photo. It is inaccessible immediately; its bytes are deleted soon after.',
    input: z.strictObject({ photo }),
    output: z.null(),
  }),
} satisfies Contract

/** Events emitted by photos. */
export const events = {
  /**
   * Photos of an account were removed or replaced, or another one became the main photo. Adding one
   * in addition to the main photo does not emit an event.
   */
  'photos.changed': event({ when: 'now', carries: z.strictObject({ account: z.int() }) }),
  /** Photos were deleted; the bytes under these keys are to be deleted as well. */
  'photos.discarded': event({
    when: 'later',
    carries: z.strictObject({ keys: z.array(z.string()) }),
  }),
} satisfies Events
