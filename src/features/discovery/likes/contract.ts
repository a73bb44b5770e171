import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { country } from '#features/site/geography/contract.ts'
import { personCard } from '#features/members/profiles/contract/views.ts'
import { spokenLanguages, traits } from '#features/members/profiles/index.ts'
import { interests } from '#features/site/sites/index.ts'
import { likeLists } from './rules/like-lists.ts'

const member = z.string().max(400)
const list = z.enum(likeLists)
const match = z.strictObject({ id: publicId })

/** A person in a list of likes: the search card plus the like status of the two. */
export const likeCard = z.strictObject({
  ...personCard.shape,
  /** They like the reader, who hasn't opened their profile since then. */
  like_new: z.boolean(),
  /** The reader likes them. */
  liked: z.boolean(),
  /** Set when both like each other. */
  match: match.nullable(),
})
export type LikeCard = z.output<typeof likeCard>

/** Counts of new likes and matches, capped at 1,000. */
const news = z.strictObject({
  new_counts: z.strictObject({ liked_by: z.int(), matches: z.int() }),
  /** New likes received, including those that led to a match. */
  total_new: z.int(),
})
export type NewLikeCounts = z.output<typeof news>

/** The likes between the reader and one other member. */
const likeStatus = z.strictObject({
  member: publicId,
  liked: z.boolean(),
  likes_you: z.boolean(),
  like_new: z.boolean(),
  match: match.nullable(),
})
export type LikeStatus = z.output<typeof likeStatus>

/** The traits the two profiles have in common. */
const shared = z.strictObject({
  interests: z.array(z.enum(interests)),
  languages: z.array(z.enum(spokenLanguages)),
  /** The reason for joining that both have given. */
  reason: z.enum(traits.signup_reason.choices).nullable(),
  /** The city both live in, otherwise the region. */
  place: z.string().nullable(),
})
export type SharedTraits = z.output<typeof shared>

const cards = z.array(likeCard)
/** Cursor to pass as `after` for the next page; null at the end. */
const next = z.string().nullable()
/** The reader's country, which determines the unit of distances. */
const readerCountry = country.nullable()

export const contract = {
  'likes.like': endpoint({
    route: 'POST /api/members/:member/like',
    access: 'member',
    summary:
      'Likes a member. If both like each other, a match is created. Repeating the like changes nothing.',
    input: z.strictObject({ member, id: publicId }),
    output: z.strictObject({
      /** False if a late retry finds that the like has since been undone. */
      liked: z.boolean(),
      match: match.nullable(),
    }),
    errors: { 'likes.self': 422, 'likes.id_used': 409 },
    rateLimit: { name: 'likes.like', count: 200, seconds: 86_400, storage: 'database' },
    idempotencyKey: 'id',
  }),
  'likes.unlike': endpoint({
    route: 'DELETE /api/members/:member/like',
    openWithoutTerms: true,
    access: 'member',
    summary: 'Removes a like and, with it, the match.',
    input: z.strictObject({ member }),
    output: z.null(),
  }),
  'likes.list': endpoint({
    route: 'GET /api/likes',
    access: 'member',
    summary:
      'Likes received, likes given and matches: the first page of each, new ones first, with all counts.',
    input: z.strictObject({}),
    output: z.strictObject({
      likes: cards,
      liked_by: cards,
      matches: cards,
      next: z.strictObject({ liked_by: next, likes: next, matches: next }),
      /** Total per list, capped at 1,000. */
      counts: z.strictObject({ liked_by: z.int(), likes: z.int(), matches: z.int() }),
      ...news.shape,
      reader_country: readerCountry,
    }),
  }),
  'likes.list_type': endpoint({
    route: 'GET /api/likes/:type',
    access: 'member',
    summary: 'One of the three lists, 24 per page.',
    input: z.strictObject({ type: list, after: z.string().max(400).optional() }),
    output: z.strictObject({ members: cards, next, count: z.int(), reader_country: readerCountry }),
  }),
  'likes.read_counts': endpoint({
    route: 'GET /api/like-counts',
    access: 'member',
    summary: 'Numbers of new likes and new matches, for badges.',
    input: z.strictObject({}),
    output: news,
  }),
  'likes.read_states': endpoint({
    route: 'GET /api/like-states',
    access: 'member',
    summary:
      'Likes between the reader and up to 50 members; members with no like in either direction are omitted.',
    input: z.strictObject({
      /** Comma-separated member ids. */
      members: z.string().max(2000),
    }),
    output: z.strictObject({ standings: z.array(likeStatus) }),
  }),
  'likes.read_match': endpoint({
    route: 'GET /api/likes/m/:match',
    access: 'member',
    summary: 'A match: who it is with and what the two have in common.',
    input: z.strictObject({ match: z.string().max(400) }),
    output: z.strictObject({
      id: publicId,
      at: z.iso.datetime(),
      member: likeCard,
      shared,
      reader_country: readerCountry,
    }),
  }),
  'likes.mark_seen': endpoint({
    route: 'POST /api/members/:member/seen',
    access: 'member',
    summary:
      'Records that a member’s profile was opened, so that a new like from them counts as seen.',
    input: z.strictObject({ member }),
    output: z.null(),
  }),
  'likes.auto_like': endpoint({
    route: 'GET /api/auto-like',
    access: 'member',
    summary: 'The newest unseen like from a member, for the popup; null when there is none.',
    input: z.strictObject({}),
    output: z
      .strictObject({
        profile: z.strictObject({
          id: publicId,
          name: z.string(),
          /** `match` is the photo's path, to be prefixed with the site's `cdn_prefix`. */
          main_image: z.strictObject({ match: z.string() }).nullable(),
        }),
      })
      .nullable(),
  }),
} satisfies Contract

/**
 * Events emitted by likes. The two asynchronous events are emitted only once others may see the
 * like: likes of an unconfirmed member wait for the confirmation.
 */
export const events = {
  /** A like reached its recipient. A like that creates a match emits only `likes.matched`. */
  'likes.liked': event({
    when: 'later',
    carries: z.strictObject({ liker: z.int(), liked: z.int() }),
    key: 'liked',
  }),
  /** Two members like each other. */
  'likes.matched': event({
    when: 'later',
    carries: z.strictObject({ match: publicId, accounts: z.tuple([z.int(), z.int()]) }),
  }),
  /** A like was undone by the member who gave it. */
  'likes.withdrawn': event({
    when: 'now',
    carries: z.strictObject({ liker: z.int(), liked: z.int() }),
  }),
} satisfies Events
