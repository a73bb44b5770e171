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

/** Someone in a list of likes: a card as search shows it, and how the two stand. */
export const likeCard = z.strictObject({
  ...personCard.shape,
  /** They like the reader, who has not opened their profile since. */
  like_new: z.boolean(),
  /** The reader likes them. */
  liked: z.boolean(),
  /** Set when both like each other. */
  match: match.nullable(),
})
export type LikeCard = z.output<typeof likeCard>

/** What is new, counted up to 1,000. */
const news = z.strictObject({
  new_counts: z.strictObject({ liked_by: z.int(), matches: z.int() }),
  /** New likes received, those that made a match included. */
  total_new: z.int(),
})
export type LikeNews = z.output<typeof news>

/** How the reader and one other stand. */
const standing = z.strictObject({
  member: publicId,
  liked: z.boolean(),
  likes_you: z.boolean(),
  like_new: z.boolean(),
  match: match.nullable(),
})
export type Standing = z.output<typeof standing>

/** What both say of themselves alike. */
const shared = z.strictObject({
  interests: z.array(z.enum(interests)),
  languages: z.array(z.enum(spokenLanguages)),
  /** What both look for. */
  reason: z.enum(traits.signup_reason).nullable(),
  /** The city both live in, or else the region. */
  place: z.string().nullable(),
})
export type Shared = z.output<typeof shared>

const cards = z.array(likeCard)
/** What to ask `after` for the next page; null at the end. */
const next = z.string().nullable()
/** Where the reader lives, for words of distance. */
const readerCountry = country.nullable()

/** The calls of likes. */
export const contract = {
  'likes.like': call({
    http: 'POST /api/members/:member/like',
    viewer: 'member',
    about: 'Likes a member. When both like each other, that is a match. Liking again changes nothing.',
    takes: z.strictObject({ member, id: publicId }),
    gives: z.strictObject({
      /** False where a late repeat finds that the like was taken back. */
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
    about: 'Takes a like back, and the match with it.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'likes.list': call({
    http: 'GET /api/likes',
    viewer: 'member',
    about: 'Who likes one, whom one likes and the matches: the first page of each, new before seen, with all counts.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      likes: cards,
      liked_by: cards,
      matches: cards,
      next: z.strictObject({ liked_by: next, likes: next, matches: next }),
      /** How many there are, each counted up to 1,000. */
      counts: z.strictObject({ liked_by: z.int(), likes: z.int(), matches: z.int() }),
      ...news.shape,
      reader_country: readerCountry,
    }),
  }),
  'likes.list_type': call({
    http: 'GET /api/likes/:type',
    viewer: 'member',
    about: 'One of the three lists, 24 at a time.',
    takes: z.strictObject({ type: list, after: z.string().max(100).optional() }),
    gives: z.strictObject({ members: cards, next, count: z.int(), reader_country: readerCountry }),
  }),
  'likes.read_counts': call({
    http: 'GET /api/like-counts',
    viewer: 'member',
    about: 'How many likes and matches are new, for badges.',
    takes: z.strictObject({}),
    gives: news,
  }),
  'likes.read_states': call({
    http: 'GET /api/like-states',
    viewer: 'member',
    about: 'How one stands with up to 50 members; with whom there is nothing yet is left out.',
    takes: z.strictObject({
      /** Member ids, joined by commas. */
      members: z.string().max(2000),
    }),
    gives: z.strictObject({ standings: z.array(standing) }),
  }),
  'likes.read_match': call({
    http: 'GET /api/likes/m/:match',
    viewer: 'member',
    about: 'A match: who it is with and what the two share.',
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
    about: 'Says that a member’s profile was opened: a new like from there is seen from now on.',
    takes: z.strictObject({ member }),
    gives: z.null(),
  }),
  'likes.auto_like': call({
    http: 'GET /api/auto-like',
    viewer: 'member',
    about: 'The newest like that a member gave and one has not seen, for the popup; nothing when there is none.',
    takes: z.strictObject({}),
    gives: z
      .strictObject({
        profile: z.strictObject({
          id: publicId,
          name: z.string(),
          /** `match` is the photo's path, to be joined with the site's `cdn_prefix`. */
          main_image: z.strictObject({ match: z.string() }).nullable(),
        }),
      })
      .nullable(),
  }),
} satisfies Contract

/** What likes tell the features above. The two that are told later come once others may know: an unconfirmed member's likes wait for the confirmation. */
export const events = {
  /** A like reached someone. A like that made a match is told as the match alone. */
  'likes.liked': event({ when: 'later', carries: z.strictObject({ liker: z.int(), liked: z.int() }), key: 'liked' }),
  /** Two like each other. */
  'likes.matched': event({
    when: 'later',
    carries: z.strictObject({ match: publicId, accounts: z.tuple([z.int(), z.int()]) }),
  }),
  /** The one who gave a like took it back. */
  'likes.withdrawn': event({ when: 'now', carries: z.strictObject({ liker: z.int(), liked: z.int() }) }),
} satisfies Events
