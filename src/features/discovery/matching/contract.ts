import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { country } from '#features/site/geography/contract.ts'
import { personCard } from '#features/members/profiles/contract/views.ts'
import {
  interestGroupNames,
  maxPromptLength,
  prompts,
  traits,
} from '#features/members/profiles/index.ts'
import { oldestAge, youngestAge, distances } from '#features/discovery/search/index.ts'
import { interests } from '#features/site/sites/index.ts'
import { selectableInterests, maxInterests, paces } from './rules/finder.ts'

const member = z.string().max(100)
const age = z.int().min(youngestAge).max(oldestAge)
const interest = z.enum(interests)
const reason = z.enum(traits.signup_reason.choices)
const match = z.strictObject({ id: publicId })

const answers = z.strictObject({
  reason: reason.nullable(),
  distance_km: z.literal(distances).nullable(),
  pace: z.enum(paces),
  interests: z.array(z.enum(selectableInterests as typeof interests)).max(maxInterests),
  min_age: age,
  max_age: age,
  with_photo: z.boolean(),
  unattached: z.boolean(),
})

const finder = z.strictObject({
  answers,
  /**
   * False until the answers are saved for the first time; until then they are suggestions from the
   * member's profile.
   */
  saved: z.boolean(),
  /** The questions available on this site to this member. */
  offers: z.strictObject({
    reason: z.boolean(),
    /** The member's city, used as the centre of the radius; null if distance is not available. */
    city: z.string().nullable(),
    interests: z.array(
      z.strictObject({ group: z.enum(interestGroupNames), interests: z.array(interest) }),
    ),
    unattached: z.boolean(),
  }),
})
export type Finder = z.output<typeof finder>

const pickReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['asked', 'shared']), interests: z.array(interest) }),
  z.strictObject({ kind: z.literal('reason'), reason }),
  z.strictObject({ kind: z.literal('near'), km: z.int() }),
  z.strictObject({ kind: z.literal('same_city') }),
  z.strictObject({ kind: z.literal('active'), when: z.enum(['now', 'today', 'week']) }),
  z.strictObject({ kind: z.literal('ages') }),
])
export type PickReason = z.output<typeof pickReason>

const picks = z.strictObject({
  picks: z.array(z.strictObject({ member: personCard, reasons: z.array(pickReason).min(1) })),
  reader_country: country.nullable(),
})
export type Picks = z.output<typeof picks>

/** The daily likes of the game. */
const likes = z.strictObject({
  limit: z.int(),
  left: z.int(),
  /** When the next day begins and the full allowance is available again. */
  next_at: z.iso.datetime(),
})
export type GameLikes = z.output<typeof likes>

const face = z.strictObject({
  member: personCard,
  /** One of their answered profile questions. */
  prompt: z
    .strictObject({ prompt: z.enum(prompts), answer: line({ min: 1, max: maxPromptLength }) })
    .nullable(),
  /** Up to three of their interests, the shared ones first. */
  interests: z.array(interest),
  /** Number of shared interests. */
  common: z.int(),
})
export type Face = z.output<typeof face>

const deck = z.strictObject({
  faces: z.array(face),
  likes,
  /** The last swipe, if it can still be undone. */
  last: z.strictObject({ id: publicId, liked: z.boolean(), face }).nullable(),
  reader_country: country.nullable(),
})
export type Deck = z.output<typeof deck>

const swiping = z.strictObject({ id: publicId, member })

export const contract = {
  'matching.read_finder': endpoint({
    route: 'GET /api/match-finder',
    access: 'member',
    summary: 'The answers of the match finder, and which questions are available.',
    input: z.strictObject({}),
    output: finder,
  }),
  'matching.save_finder': endpoint({
    route: 'PUT /api/match-finder',
    access: 'member',
    summary:
      'Saves the answers: reason, distance, pace, up to three interests, ages and dealbreakers.',
    input: answers,
    output: finder,
    errors: { 'matching.invalid_age_range': 422, 'matching.interest_not_offered': 422 },
    rateLimit: { name: 'matching.save_finder', count: 240, seconds: 3600 },
  }),
  'matching.list_picks': endpoint({
    route: 'GET /api/match-finder/picks',
    access: 'member',
    summary:
      'Up to twelve members for the saved answers, ranked by shared interests, distance and activity, each with the reasons.',
    input: z.strictObject({}),
    output: picks,
    rateLimit: { name: 'matching.list_picks', count: 120, seconds: 60 },
  }),
  'matching.read_deck': endpoint({
    route: 'GET /api/swipe-game',
    access: 'member',
    summary: 'The next profiles of the swipe game, and the number of likes left today.',
    input: z.strictObject({}),
    output: deck,
    rateLimit: { name: 'matching.read_deck', count: 120, seconds: 60 },
  }),
  'matching.like': endpoint({
    route: 'POST /api/swipe-game/likes',
    access: 'member',
    summary:
      'Uses one of the daily likes on a member. Liking someone who is already liked does not use up a like.',
    input: swiping,
    output: z.strictObject({
      /** False if a late retry finds that the like has since been undone. */
      liked: z.boolean(),
      match: match.nullable(),
      likes,
    }),
    errors: {
      'matching.no_likes_left': 409,
      'matching.members_only': 422,
      'matching.self': 422,
      'matching.id_used': 409,
    },
    rateLimit: { name: 'matching.like', count: 200, seconds: 86_400, storage: 'database' },
    idempotencyKey: 'id',
  }),
  'matching.pass': endpoint({
    route: 'POST /api/swipe-game/passes',
    access: 'member',
    summary:
      'Passes a member, who is hidden from the game for thirty days. The member is not notified.',
    input: swiping,
    output: z.null(),
    errors: { 'matching.self': 422, 'matching.id_used': 409 },
    rateLimit: { name: 'matching.pass', count: 1200, seconds: 3600 },
    idempotencyKey: 'id',
  }),
  'matching.undo': endpoint({
    route: 'DELETE /api/swipe-game/swipes/:swipe',
    access: 'member',
    summary:
      'Undoes a like or a pass by its id. A like from today is returned to the daily allowance. Repeating it changes nothing.',
    input: z.strictObject({ swipe: z.string().max(100) }),
    output: z.strictObject({ likes }),
    rateLimit: { name: 'matching.undo', count: 600, seconds: 3600 },
  }),
} satisfies Contract
