import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { cityId, country, regionId } from '#features/site/geography/contract.ts'
import { interests, profileFields } from '#features/site/sites/index.ts'
import { answerings } from './rules/answering.ts'
import { missingItems } from './rules/completeness.ts'
import { interestGroupNames } from './rules/interests.ts'
import { genders, sexualities } from './rules/orientation.ts'
import { maxPromptLength, prompts, maxPrompts } from './rules/prompts.ts'
import { maxLanguages, spokenLanguages } from './rules/spoken-languages.ts'
import { traits } from './rules/traits.ts'
import { noteFields, maxNoteLength } from './rules/visible-fields.ts'

const interest = z.enum(interests)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const seeking = z.array(z.enum(genders)).min(1).max(2)

/** Every trait; null if the member has not answered. */
const traitValues = z.strictObject({
  signup_reason: z.enum(traits.signup_reason).nullable(),
  relationship_status: z.enum(traits.relationship_status).nullable(),
  body_type: z.enum(traits.body_type).nullable(),
  hair_colour: z.enum(traits.hair_colour).nullable(),
  eye_colour: z.enum(traits.eye_colour).nullable(),
  tattoos: z.enum(traits.tattoos).nullable(),
})

const languages = z.array(z.enum(spokenLanguages)).max(maxLanguages)
const notes = z.partialRecord(z.enum(noteFields), line({ max: maxNoteLength }))
const promptAnswer = z.strictObject({
  prompt: z.enum(prompts),
  answer: line({ min: 1, max: maxPromptLength }),
})
const namedPlace = z.strictObject({ id: z.int(), name: z.string() })

/**
 * A photo the reader may see: URLs of its three widths, generated for this reader and valid for a
 * short time.
 */
export const openPhoto = z.strictObject({
  id: publicId,
  locked: z.literal(false),
  main: z.boolean(),
  /** `waiting` only for the owner: others see only reviewed photos. */
  status: z.enum(['active', 'waiting', 'rejected']),
  /**
   * A staff member compared it with a selfie its owner took for verification, and found the same
   * face (BEY-14).
   */
  verified: z.boolean(),
  /** AI-generated; only for profiles that are not members (F11). */
  generated: z.boolean(),
  /** The owner's description for people who cannot see the photo. */
  description: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  /** ThumbHash, base64. */
  thumbhash: z.string(),
  src: z.strictObject({ 160: z.string(), 480: z.string(), 960: z.string() }),
})

/** A photo the reader may not see: only its existence is sent (PRO-06). */
export const lockedPhoto = z.strictObject({ id: publicId, locked: z.literal(true) })

/** A photo as returned for a member's page. */
export const photoView = z.union([openPhoto, lockedPhoto])
export type OpenPhoto = z.output<typeof openPhoto>
export type PhotoView = z.output<typeof photoView>

/** The kind of a profile, exactly one of three (BEY-01). */
export const profileKind = z.enum(['member', 'fictional', 'sponsored'])

/** A person as a card in a list shows them. */
export const personCard = z.strictObject({
  id: publicId,
  /** For visitors, only the first word of the name. */
  name: z.string(),
  /** Null if the site does not show ages. */
  age: z.int().nullable(),
  /**
   * The city, or the region if there is no city or the site does not show cities; for visitors
   * always the region. Null if that is hidden too.
   */
  place: z.string().nullable(),
  /**
   * Between the centres of the two cities; null within one city, if either member has no city, if
   * the site does not show cities, and for visitors.
   */
  distance_km: z.int().nullable(),
  online: z.boolean(),
  /** Joined within the last seven days. */
  new: z.boolean(),
  kind: profileKind,
  /** The text of its label; null for a member. */
  label: z.string().nullable(),
  photo: openPhoto.nullable(),
  /**
   * How they reply to first messages, in rough steps; null if there is too little data, and for
   * visitors.
   */
  answering: z.enum(answerings).nullable(),
})
export type PersonCard = z.output<typeof personCard>

const memberHead = {
  id: publicId,
  name: z.string(),
  age: z.int().nullable(),
  kind: profileKind,
  /** The text of its label; null for a member. */
  label: z.string().nullable(),
}

const reducedMember = z.strictObject({
  view: z.literal('reduced'),
  ...memberHead,
  country: country.nullable(),
  region: z.string().nullable(),
  photos: z.array(photoView),
})

const fullMember = z.strictObject({
  view: z.literal('full'),
  ...memberHead,
  own: z.boolean(),
  country: country.nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  /**
   * Between the centres of the two cities, rounded; null within one city and if either member has
   * no city.
   */
  distance_km: z.int().nullable(),
  online: z.boolean(),
  answering: z.enum(answerings).nullable(),
  gender: z.enum(genders).nullable(),
  sexuality: z.enum(sexualities).nullable(),
  ...traitValues.shape,
  languages: z.array(z.enum(spokenLanguages)),
  notes,
  about: z.string(),
  prompts: z.array(promptAnswer),
  interests: z.array(z.strictObject({ interest, common: z.boolean() })),
  /** Number of these that the reader shares. */
  common: z.int(),
  photos: z.array(photoView),
  /** Whether every photo shown has been reviewed by a person. */
  photos_reviewed: z.boolean(),
})

/**
 * A member's page: complete for members, and a few lines for visitors while search is open to them.
 */
export const member = z.discriminatedUnion('view', [fullMember, reducedMember])
export type FullMember = z.output<typeof fullMember>
export type ReducedMember = z.output<typeof reducedMember>
export type Member = z.output<typeof member>

/** The member's own profile, with everything that can be changed. */
export const ownProfile = z.strictObject({
  id: publicId,
  name: z.string(),
  /** `disabled` until the account is confirmed, and while the operator has disabled it. */
  status: z.enum(['active', 'disabled']),
  date_of_birth: day,
  age: z.int(),
  gender: z.enum(genders),
  sexuality: z.enum(sexualities),
  seeking,
  country: country.nullable(),
  region: namedPlace.nullable(),
  city: namedPlace.nullable(),
  traits: traitValues,
  languages,
  notes,
  /** The fields of `notes` that this site shows. */
  noted: z.array(z.enum(noteFields)),
  about: z.string(),
  prompts: z.array(promptAnswer),
  interests: z.array(interest),
  intimate_interests: z.array(interest),
  show_intimate: z.boolean(),
  visible_fields: z.array(z.enum(profileFields)),
  missing: z.array(z.enum(missingItems)),
})
export type OwnProfile = z.output<typeof ownProfile>

const saves = { name: 'profiles.save', count: 240, seconds: 3600 } as const

export const contract = {
  'profiles.read_own': endpoint({
    route: 'GET /api/profile',
    access: 'member',
    summary:
      'Returns the member’s own profile with everything that can be changed, and what is still missing.',
    input: z.strictObject({}),
    output: ownProfile,
  }),
  'profiles.save_basics': endpoint({
    route: 'PUT /api/profile/basics',
    access: 'member',
    summary: 'Saves date of birth, gender and the genders sought.',
    input: z.strictObject({ date_of_birth: day, gender: z.enum(genders), seeking }),
    output: ownProfile,
    errors: { 'profiles.invalid_birth': 422, 'profiles.too_young': 422 },
    rateLimit: { name: 'profiles.save_basics', count: 20, seconds: 86_400 },
  }),
  'profiles.save_details': endpoint({
    route: 'PUT /api/profile/details',
    access: 'member',
    summary:
      'Saves the traits, spoken languages and notes. A note that is left out stays; an empty one is removed. Notes are accepted for the fields named in `visible_profile_notes`.',
    input: z.strictObject({ traits: traitValues, languages, notes }),
    output: ownProfile,
    errors: { 'profiles.note_not_offered': 422 },
    rateLimit: saves,
  }),
  'profiles.save_about': endpoint({
    route: 'PUT /api/profile/about',
    access: 'member',
    summary: 'Saves the member’s text about themselves; an empty one removes it.',
    input: z.strictObject({ about: text({ max: 2000 }) }),
    output: ownProfile,
    rateLimit: saves,
  }),
  'profiles.save_prompts': endpoint({
    route: 'PUT /api/profile/prompts',
    access: 'member',
    summary: 'Saves the answered questions in their order.',
    input: z.strictObject({ prompts: z.array(promptAnswer).max(maxPrompts) }),
    output: ownProfile,
    rateLimit: saves,
  }),
  'profiles.save_interests': endpoint({
    route: 'PUT /api/profile/interests',
    access: 'member',
    summary:
      'Saves the interests. A new intimate one requires explicit consent; leaving it out deletes it immediately.',
    input: z.strictObject({
      interests: z.array(interest).max(interests.length),
      intimate_consent: z.boolean().default(false),
      /** The note beside the interests; if left out, it stays unchanged. */
      note: line({ max: maxNoteLength }).optional(),
    }),
    output: ownProfile,
    errors: {
      'profiles.consent_required': 422,
      'profiles.interest_not_offered': 422,
      'profiles.note_not_offered': 422,
    },
    rateLimit: saves,
  }),
  'profiles.show_intimate': endpoint({
    route: 'PUT /api/profile/show-intimate',
    access: 'member',
    summary: 'Shows or hides the intimate interests of others for this member.',
    input: z.strictObject({ shown: z.boolean() }),
    output: ownProfile,
    rateLimit: saves,
  }),
  'profiles.save_place': endpoint({
    route: 'PUT /api/profile/place',
    access: 'member',
    summary:
      'Saves where the member lives: a country and optionally a region or city; nothing more precise is ever stored.',
    input: z.strictObject({
      country,
      region: regionId.nullable().default(null),
      city: cityId.nullable().default(null),
    }),
    output: ownProfile,
    errors: { 'profiles.unknown_place': 422 },
    // Few moves: whoever could move at will could measure distances from many places.
    rateLimit: { name: 'profiles.save_place', count: 10, seconds: 86_400 },
  }),
  'profiles.list_interests': endpoint({
    route: 'GET /api/interests',
    access: 'anyone',
    summary:
      'Lists the interests available to members of this site, by group; the intimate group only for members.',
    input: z.strictObject({}),
    output: z.strictObject({
      groups: z.array(
        z.strictObject({ group: z.enum(interestGroupNames), interests: z.array(interest) }),
      ),
    }),
  }),
  'profiles.read_member': endpoint({
    route: 'GET /api/members/:member',
    access: 'searcher',
    summary:
      'Returns a member’s page. Visitors, if search is open to them, get name, age, region and main photo.',
    input: z.strictObject({ member: z.string().max(100) }),
    output: member,
    // Only if the site shows blocks openly; otherwise a blocked member gets not_found.
    errors: { 'profiles.no_access': 403 },
  }),
} satisfies Contract

/** Events that profiles publishes to the features above. */
export const events = {
  /** A profile was created, or changed in a way that affects what others see or search by. */
  'profiles.changed': event({ when: 'now', carries: z.strictObject({ account: z.int() }) }),
} satisfies Events
