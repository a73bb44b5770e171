import type { profileFields } from '#features/site/sites/index.ts'
import { traitNames } from './traits.ts'

/** A field a site can show or hide. */
export type ProfileField = (typeof profileFields)[number]

/**
 * The fields for which a member can add a note in their own words, if the site names them in
 * `visible_profile_notes`. The member's text about themselves needs none.
 */
export const noteFields = [
  'age',
  'gender',
  'sexuality',
  'country',
  'region',
  'city',
  ...traitNames,
  'interests',
] as const satisfies readonly Exclude<ProfileField, 'about'>[]
export type NoteField = (typeof noteFields)[number]

/** The lists in a site's settings that decide which fields are shown. */
export interface FieldSettings {
  readonly visible_profile_fields: readonly string[]
  readonly visible_profile_notes: readonly string[]
}

/** Returns the fields that allow a note on a site: listed in the settings, and shown. */
export function enabledNoteFields(settings: FieldSettings): NoteField[] {
  return noteFields.filter(
    (field) =>
      settings.visible_profile_notes.includes(field) &&
      settings.visible_profile_fields.includes(field),
  )
}

/** Maximum length of a note, in UTF-16 units. */
export const maxNoteLength = 120

/**
 * Returns the notes shown by a site: those that are not empty and belong to a field that allows
 * one.
 */
export function visibleNotes(
  notes: Readonly<Partial<Record<string, string>>>,
  settings: FieldSettings,
): Partial<Record<NoteField, string>> {
  const visible = enabledNoteFields(settings).filter((field) => notes[field])
  return Object.fromEntries(visible.map((field) => [field, notes[field]]))
}
