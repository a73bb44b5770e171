import { z } from 'zod'
import { publicId } from '#kernel/id.ts'
import { country } from '#features/site/geography/contract.ts'
import { profileFields } from '#features/site/sites/index.ts'
import { answerings } from '../rules/answering.ts'
import { missingItems } from '../rules/completeness.ts'
import { genders, sexualities } from '../rules/orientation.ts'
import { spokenLanguages } from '../rules/spoken-languages.ts'
import { noteFields } from '../rules/visible-fields.ts'
import {
  day,
  interest,
  languages,
  namedPlace,
  notes,
  promptAnswer,
  seeking,
  traitValues,
} from './fields.ts'

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
   * A staff member compared it with a verification selfie of its owner and found that it shows the
   * same face (BEY-14).
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

/** A person as shown on a card in a list. */
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
  /** Whether the member can still change the date of birth, which is possible once. */
  may_change_birth: z.boolean(),
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
