import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { country } from '#features/site/geography/contract.ts'
import { personCard } from '#features/members/profiles/contract.ts'
import { spokenLanguages, traits } from '#features/members/profiles/index.ts'
import { interests } from '#features/site/sites/index.ts'
import { likeLists } from './rules/like-lists.ts'

const member = z.string().max(100)
const list = z.enum(likeLists)
const match = z.strictObject({ id: publicId })

/** A person in a list of likes: the search card plus the like status of the two. */
export const likeCard = z.strictObject({
  ...personCard.shape,
  /** They like the reader, who hasn't opened their profile since. */
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

/** What the two profiles have in common. */
const shared = z.strictObject({
  interests: z.array(z.enum(interests)),
  languages: z.array(z.enum(spokenLanguages)),
  /** The reason for joining that both gave. */
  reason: z.enum(traits.signup_reason).nullable(),
  /** The city both live in, otherwise the region. */
  place: z.string().nullable(),
})
export type SharedTraits = z.output<typeof shared>

const cards = z.array(likeCard)
/** Cursor to pass as `after` for the next page; null at the end. */
const next = z.string().nullable()
/** The country the reader lives in; decides the unit of distances. */
const readerCountry = country.nullable()

export const contract = {
  'likes.like': call({
    http: 'POST /api/members/:member/like',
    viewer: 'member',
    about: 'Likes a member. If both like each other, a match is created. Repeating the like changes nothing.',
    takes: z.strictObject({ member, id: publicId }),
    gives: z.strictObject({
      /** False if a late retry finds that the like has since been undone. */
      liked: z.boolean(),
      match: match.nullable(),
    }),
    refuses: { 'likes.self': 422, 'likes.id_used': 409 },
    limit: { name: 'likes.like', count: 200, seconds: 86_400, kept: 'database' },
    once: 'id',
  }),
  'likes.unlike': call({
    http: 'DELETE /api/members/:member/like',
    viewer: 'member',
    about: 'Removes a like and, with it, the match.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'likes.list': call({
    http: 'GET /api/likes',
    viewer: 'member',
    about: 'Likes received, likes given and matches: the first page of each, new ones first, with all counts.',
    takes: z.strictObject({}),
    gives: z.strictObject({
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
  'likes.list_type': call({
    http: 'GET /api/likes/:type',
    viewer: 'member',
    about: 'One of the three lists, 24 per page.',
    takes: z.strictObject({ type: list, after: z.string().max(100).optional() }),
    gives: z.strictObject({ members: cards, next, count: z.int(), reader_country: readerCountry }),
  }),
  'likes.read_counts': call({
    http: 'GET /api/like-counts',
    viewer: 'member',
    about: 'Numbers of new likes and new matches, for badges.',
    takes: z.strictObject({}),
    gives: news,
  }),
  'likes.read_states': call({
    http: 'GET /api/like-states',
    viewer: 'member',
    about: 'Likes between the reader and up to 50 members; members with no like in either direction are omitted.',
    takes: z.strictObject({
      /** Comma-separated member ids. */
      members: z.string().max(2000),
    }),
    gives: z.strictObject({ standings: z.array(likeStatus) }),
  }),
  'likes.read_match': call({
    http: 'GET /api/likes/m/:match',
    viewer: 'member',
    about: 'A match: who it is with and what the two have in common.',
    takes: z.strictObject({ match: z.string().max(100) }),
    gives: z.strictObject({
      id: publicId,
      at: z.iso.datetime(),
      member: likeCard,
      shared,
      reader_country: readerCountry,
    }),
  }),
  'likes.mark_seen': call({
    http: 'POST /api/members/:member/seen',
    viewer: 'member',
    about: 'Records that a member’s profile was opened, so that a new like from them counts as seen.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'likes.auto_like': call({
    http: 'GET /api/auto-like',
    viewer: 'member',
    about: 'The newest unseen like from a member, for the popup; null when there is none.',
    takes: z.strictObject({}),
    gives: z
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
  'likes.liked': event({ when: 'later', carries: z.strictObject({ liker: z.int(), liked: z.int() }), key: 'liked' }),
  /** Two members like each other. */
  'likes.matched': event({
    when: 'later',
    carries: z.strictObject({ match: publicId, accounts: z.tuple([z.int(), z.int()]) }),
  }),
  /** A like was undone by the member who gave it. */
  'likes.withdrawn': event({ when: 'now', carries: z.strictObject({ liker: z.int(), liked: z.int() }) }),
} satisfies Events
