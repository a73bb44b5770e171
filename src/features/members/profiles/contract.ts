import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line, text } from '#kernel/text.ts'
import { cityId, country, regionId } from '#features/site/geography/contract.ts'
import { interests, profileFields } from '#features/site/sites/index.ts'
import { answerings } from './rules/answering.ts'
import { missingItems } from './rules/completeness.ts'
import { interestGroupNames } from './rules/interests.ts'
import { genders, sexualities } from './rules/orientation.ts'
import { promptLength, prompts, promptsAtMost } from './rules/prompts.ts'
import { spokenLanguages } from './rules/spoken-languages.ts'
import { traits } from './rules/traits.ts'
import { notableFields, noteLength } from './rules/visible-fields.ts'

const interest = z.enum(interests)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const seeking = z.array(z.enum(genders)).min(1).max(2)

/** Every trait, null where the member says nothing. */
const traitValues = z.strictObject({
  signup_reason: z.enum(traits.signup_reason).nullable(),
  relationship_status: z.enum(traits.relationship_status).nullable(),
  body_type: z.enum(traits.body_type).nullable(),
  hair_colour: z.enum(traits.hair_colour).nullable(),
  eye_colour: z.enum(traits.eye_colour).nullable(),
  tattoos: z.enum(traits.tattoos).nullable(),
})

const languages = z.array(z.enum(spokenLanguages)).max(8)
const notes = z.partialRecord(z.enum(notableFields), line({ max: noteLength }))
const promptAnswer = z.strictObject({ prompt: z.enum(prompts), answer: line({ min: 1, max: promptLength }) })
const namedPlace = z.strictObject({ id: z.int(), name: z.string() })

/** A photo its reader may see: addresses of its three widths, made for this reader and for a short time. */
export const openPhoto = z.strictObject({
  id: publicId,
  locked: z.literal(false),
  main: z.boolean(),
  /** Only ever `waiting` for the owner: others see reviewed photos. */
  status: z.enum(['active', 'waiting', 'rejected']),
  /** A person compared it with a picture of its owner made for that, and found the same face (BEY-14). */
  verified: z.boolean(),
  /** A program made it; only ever of a profile that is no member's (F11). */
  generated: z.boolean(),
  /** The owner's words for those who cannot see it. */
  description: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  /** ThumbHash, base64. */
  thumbhash: z.string(),
  src: z.strictObject({ 160: z.string(), 480: z.string(), 960: z.string() }),
})

/** A photo its reader may not see: nothing of it is sent but that it is there (PRO-06). */
export const lockedPhoto = z.strictObject({ id: publicId, locked: z.literal(true) })

/** A photo as a member's page gets it. */
export const shownPhoto = z.union([openPhoto, lockedPhoto])
export type OpenPhoto = z.output<typeof openPhoto>
export type ShownPhoto = z.output<typeof shownPhoto>

/** What a profile is, exactly one of three (BEY-01). */
export const profileKind = z.enum(['member', 'fictional', 'sponsored'])

/** Someone as a card in a list shows them. */
export const personCard = z.strictObject({
  id: publicId,
  /** For visitors the first word of it. */
  name: z.string(),
  /** Null where the site shows no ages. */
  age: z.int().nullable(),
  /** The city, or where there is none or the site shows none the region; for visitors always the region. Null where that is hidden too. */
  place: z.string().nullable(),
  /** Between the centres of the two cities; null inside one city, where one of the two has none, where the site shows no cities, and for visitors. */
  distance_km: z.int().nullable(),
  online: z.boolean(),
  /** Joined within the last seven days. */
  new: z.boolean(),
  kind: profileKind,
  /** The words of its label; null for a member. */
  label: z.string().nullable(),
  photo: openPhoto.nullable(),
  /** How they answer who writes first, in rough steps; null where there is too little to go by, and for visitors. */
  answering: z.enum(answerings).nullable(),
})
export type PersonCard = z.output<typeof personCard>

const memberHead = {
  id: publicId,
  name: z.string(),
  age: z.int().nullable(),
  kind: profileKind,
  /** The words of its label; null for a member. */
  label: z.string().nullable(),
}

const reducedMember = z.strictObject({
  view: z.literal('reduced'),
  ...memberHead,
  country: country.nullable(),
  region: z.string().nullable(),
  photos: z.array(shownPhoto),
})

const fullMember = z.strictObject({
  view: z.literal('full'),
  ...memberHead,
  own: z.boolean(),
  country: country.nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  /** Between the centres of the two cities, rounded; null inside one city and where one of the two has none. */
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
  /** How many of these the reader shares. */
  common: z.int(),
  photos: z.array(shownPhoto),
  /** Whether a person has looked at every photo shown. */
  photos_reviewed: z.boolean(),
})

/** A member's page: whole for members, and a few lines for visitors while search is open to them. */
export const member = z.discriminatedUnion('view', [fullMember, reducedMember])
export type FullMember = z.output<typeof fullMember>
export type ReducedMember = z.output<typeof reducedMember>
export type Member = z.output<typeof member>

/** The own profile, with everything one may change. */
export const ownProfile = z.strictObject({
  id: publicId,
  name: z.string(),
  /** `disabled` until the account is confirmed, and while the operator turned it off. */
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
  /** The fields of `notes` this site shows. */
  noted: z.array(z.enum(notableFields)),
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

/** The calls of profiles. */
export const contract = {
  'profiles.read_own': call({
    http: 'GET /api/profile',
    viewer: 'member',
    about: 'The own profile with everything that can be changed, and what it still lacks.',
    takes: z.strictObject({}),
    gives: ownProfile,
  }),
  'profiles.save_basics': call({
    http: 'PUT /api/profile/basics',
    viewer: 'member',
    about: 'Saves date of birth, gender and whom one is looking for.',
    takes: z.strictObject({ date_of_birth: day, gender: z.enum(genders), seeking }),
    gives: ownProfile,
    refuses: { 'profiles.invalid_birth': 422, 'profiles.too_young': 422 },
    limit: { name: 'profiles.save_basics', count: 20, seconds: 86_400 },
  }),
  'profiles.save_details': call({
    http: 'PUT /api/profile/details',
    viewer: 'member',
    about:
      'Saves the traits, spoken languages and notes. A note that is not named stays; an empty one is taken away. Notes are taken beside the fields named in `visible_profile_notes`.',
    takes: z.strictObject({ traits: traitValues, languages, notes }),
    gives: ownProfile,
    refuses: { 'profiles.note_not_offered': 422 },
    limit: saves,
  }),
  'profiles.save_about': call({
    http: 'PUT /api/profile/about',
    viewer: 'member',
    about: 'Saves the text about oneself; an empty one removes it.',
    takes: z.strictObject({ about: text({ max: 2000 }) }),
    gives: ownProfile,
    limit: saves,
  }),
  'profiles.save_prompts': call({
    http: 'PUT /api/profile/prompts',
    viewer: 'member',
    about: 'Saves the answered questions in their order.',
    takes: z.strictObject({ prompts: z.array(promptAnswer).max(promptsAtMost) }),
    gives: ownProfile,
    limit: saves,
  }),
  'profiles.save_interests': call({
    http: 'PUT /api/profile/interests',
    viewer: 'member',
    about:
      'Saves the interests. A new intimate one is only taken with an explicit consent; leaving it out erases it at once.',
    takes: z.strictObject({
      interests: z.array(interest).max(interests.length),
      intimate_consent: z.boolean().default(false),
      /** The line beside the interests; left out, it stays as it is. */
      note: line({ max: noteLength }).optional(),
    }),
    gives: ownProfile,
    refuses: {
      'profiles.consent_required': 422,
      'profiles.interest_not_offered': 422,
      'profiles.note_not_offered': 422,
    },
    limit: saves,
  }),
  'profiles.show_intimate': call({
    http: 'PUT /api/profile/show-intimate',
    viewer: 'member',
    about: 'Switches the intimate interests of others on or off for oneself.',
    takes: z.strictObject({ shown: z.boolean() }),
    gives: ownProfile,
    limit: saves,
  }),
  'profiles.save_place': call({
    http: 'PUT /api/profile/place',
    viewer: 'member',
    about: 'Saves where one lives: a country, and in it a region or a city; nothing finer is ever kept.',
    takes: z.strictObject({
      country,
      region: regionId.nullable().default(null),
      city: cityId.nullable().default(null),
    }),
    gives: ownProfile,
    refuses: { 'profiles.unknown_place': 422 },
    limit: saves,
  }),
  'profiles.list_interests': call({
    http: 'GET /api/interests',
    viewer: 'anyone',
    about: 'The interests a member of this site can choose, by group; the intimate group only for members.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      groups: z.array(z.strictObject({ group: z.enum(interestGroupNames), interests: z.array(interest) })),
    }),
  }),
  'profiles.read_member': call({
    http: 'GET /api/members/:member',
    viewer: 'searcher',
    about: 'A member’s page. For visitors, where search is open to them, name, age, region and main photo.',
    takes: z.strictObject({ member: z.string().max(100) }),
    gives: member,
    // Only where the site says plainly that somebody is blocked; else they are not there.
    refuses: { 'profiles.no_access': 403 },
  }),
} satisfies Contract

/** What profiles tell the features above. */
export const events = {
  /** A profile was made or changed in what others see or search by. */
  'profiles.changed': event({ when: 'now', carries: z.strictObject({ account: z.int() }) }),
} satisfies Events
