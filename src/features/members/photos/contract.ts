import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { openPhoto, shownPhoto } from '#features/members/profiles/contract.ts'
import { describedBy, uploadLimits } from './rules/limits.ts'
import { rejections } from './rules/rejections.ts'

/** A photo as its owner sees it, in every state. */
export const ownPhoto = z.strictObject({
  ...openPhoto.shape,
  private: z.boolean(),
  /** Why it was not accepted; null for all others and where no reason was noted. */
  rejected_for: z.enum(rejections).nullable(),
})
export type OwnPhoto = z.output<typeof ownPhoto>

const photo = publicId
const member = z.string().max(100)

/** The calls of photos. Their bytes are served at /media/, see the README. */
export const contract = {
  'photos.list_photos': call({
    http: 'GET /api/members/:member/photos',
    viewer: 'searcher',
    about: 'A member’s photos for this reader, the main one first. Of a locked one nothing is said but its id.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({ photos: z.array(shownPhoto) }),
  }),
  'photos.list_own': call({
    http: 'GET /api/profile/photos',
    viewer: 'member',
    about: 'The own photos with their state, and how many one may have.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      photos: z.array(ownPhoto),
      limit: z.int(),
      premium_limit: z.int(),
      /** Whether a person looks at each new photo before others see it. */
      checked: z.boolean(),
      /** Who sees private photos here beside those they were opened to: nobody, or everyone with premium. */
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
    about: 'Makes an own photo the one a member is shown by everywhere.',
    takes: z.strictObject({ photo }),
    gives: z.null(),
    refuses: { 'photos.cannot_be_main': 409 },
  }),
  'photos.set_private': call({
    http: 'PUT /api/profile/photos/:photo/private',
    viewer: 'member',
    about:
      'Makes an own photo private, for those members only to whom one opens them, or takes that back. The main photo stays open.',
    takes: z.strictObject({ photo, private: z.boolean() }),
    gives: z.null(),
    refuses: { 'photos.main_stays_open': 409 },
  }),
  'photos.list_grants': call({
    http: 'GET /api/profile/private-photos/members',
    viewer: 'member',
    about: 'To which members the own private photos are open, the latest first.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      members: z.array(z.strictObject({ id: publicId, name: z.string(), since: z.iso.datetime() })),
    }),
  }),
  'photos.read_private': call({
    http: 'GET /api/members/:member/private-photos',
    viewer: 'member',
    about: 'Whether the own private photos are open to this member, and how many there are.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({
      opened: z.boolean(),
      photos: z.int(),
      /** Members with premium see them here anyway. */
      premium: z.boolean(),
    }),
  }),
  'photos.grant_access': call({
    http: 'PUT /api/members/:member/private-photos',
    viewer: 'member',
    about: 'Opens the own private photos, all of them, to one member. Again changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: { 'photos.only_for_members': 409, 'photos.too_many_readers': 409 },
    limit: { name: 'photos.grant_access', count: 200, seconds: 86_400 },
  }),
  'photos.revoke_access': call({
    http: 'DELETE /api/members/:member/private-photos',
    viewer: 'member',
    about: 'Takes the own private photos back from one member, at once. Again, or for anyone else, changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'photos.read_request': call({
    http: 'GET /api/members/:member/private-photos/request',
    viewer: 'member',
    about: 'What lies between oneself and a member about private photos: who asked, and whose are open to whom.',
    takes: z.strictObject({ member }),
    gives: z.strictObject({
      /** Theirs: not asked for, asked for, or open to oneself. */
      theirs: z.enum(['none', 'asked', 'opened']),
      requested_at: z.iso.datetime().nullable(),
      /** Whether they ask for one's own. */
      asks: z.boolean(),
      /** Whether one's own are open to them. */
      mine_opened: z.boolean(),
    }),
  }),
  'photos.request_access': call({
    http: 'PUT /api/members/:member/private-photos/request',
    viewer: 'member',
    about: 'Asks a member to open their private photos; the same answer whether they have any. Again changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
    refuses: { 'photos.only_members_asked': 409 },
    limit: { name: 'photos.request_access', count: 20, seconds: 86_400, kept: 'database' },
  }),
  'photos.withdraw_request': call({
    http: 'DELETE /api/members/:member/private-photos/request',
    viewer: 'member',
    about: 'Takes the own asking back. Again, or for anyone else, changes nothing.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'photos.dismiss_request': call({
    http: 'DELETE /api/members/:member/private-photos/incoming-request',
    viewer: 'member',
    about: 'Says "not now" to a member who asks; they are told nothing, and cannot ask again.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'photos.describe': call({
    http: 'PUT /api/profile/photos/:photo/description',
    viewer: 'member',
    about: 'Says what is on an own photo, for those who cannot see it; an empty text takes the words away.',
    takes: z.strictObject({ photo, description: line({ max: describedBy.letters }) }),
    gives: z.null(),
  }),
  'photos.move': call({
    http: 'PUT /api/profile/photos/:photo/place',
    viewer: 'member',
    about: 'Moves an own photo to a place in the order, counted from 0. The main photo stays first.',
    takes: z.strictObject({ photo, place: z.int().min(0).max(999) }),
    gives: z.null(),
  }),
  'photos.delete': call({
    http: 'DELETE /api/profile/photos/:photo',
    viewer: 'member',
    about: 'Deletes an own photo. Nobody can open it from this moment; its bytes follow soon after.',
    takes: z.strictObject({ photo }),
    gives: z.null(),
  }),
} satisfies Contract

/** What photos tell the features above. */
export const events = {
  /** Someone's photos became fewer or others, or another one is the main photo. One more beside the main one is not told. */
  'photos.changed': event({ when: 'now', carries: z.strictObject({ account: z.int() }) }),
  /** Photos are gone; the bytes under these keys are to be deleted. */
  'photos.discarded': event({ when: 'later', carries: z.strictObject({ keys: z.array(z.string()) }) }),
} satisfies Events
