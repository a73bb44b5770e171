import type { profileFields } from '#features/site/sites/index.ts'

/** A field a site can show or hide. */
export type ProfileField = (typeof profileFields)[number]

/**
 * The fields beside which a member can put a line in the own words, where the site names them in `visible_profile_notes`.
 * The text about oneself is own words already.
 */
export const notableFields = [
  'age',
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  'signup_reason',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
  'interests',
] as const satisfies readonly Exclude<ProfileField, 'about'>[]
export type NotableField = (typeof notableFields)[number]

/** Which lists of a site's settings say what shows. */
export interface FieldSettings {
  readonly visible_profile_fields: readonly string[]
  readonly visible_profile_notes: readonly string[]
}

/** The fields that take a note on a site: named, and shown themselves. */
export function notedFields(settings: FieldSettings): NotableField[] {
  return notableFields.filter(
    (field) => settings.visible_profile_notes.includes(field) && settings.visible_profile_fields.includes(field),
  )
}

/** The longest note, in UTF-16 units. */
export const noteLength = 120

/** Notes a site shows: written, not empty, beside a field that shows itself and is named. */
export function shownNotes(
  notes: Readonly<Partial<Record<string, string>>>,
  settings: FieldSettings,
): Partial<Record<NotableField, string>> {
  const shown = notedFields(settings).filter((field) => notes[field])
  return Object.fromEntries(shown.map((field) => [field, notes[field]]))
}
