import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { line, text } from '#kernel/text.ts'
import { cityId, country, regionId } from '#features/site/geography/contract.ts'
import { interests } from '#features/site/sites/index.ts'
import { interestGroupNames } from '../rules/interests.ts'
import { genders } from '../rules/orientation.ts'
import { maxPrompts } from '../rules/prompts.ts'
import { maxNoteLength } from '../rules/visible-fields.ts'
import { day, interest, languages, notes, promptAnswer, seeking, traitValues } from './fields.ts'
import { member, ownProfile } from './views.ts'

export type * from './views.ts'

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
    summary:
      'Saves date of birth, gender and the preferred genders. The date of birth can be changed once; later only the site’s team can.',
    input: z.strictObject({ date_of_birth: day, gender: z.enum(genders), seeking }),
    output: ownProfile,
    errors: {
      'profiles.invalid_birth': 422,
      'profiles.too_young': 422,
      'profiles.birth_fixed': 409,
    },
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
      /** The note on the interests; unchanged if left out. */
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
    openWithoutTerms: true,
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
    // Few changes are allowed, because anyone who could move at will could measure distances from
    // many places.
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
  /** A profile was created, or changed in a way that affects what others can see or search for. */
  'profiles.changed': event({ when: 'now', carries: z.strictObject({ account: z.int() }) }),
} satisfies Events
