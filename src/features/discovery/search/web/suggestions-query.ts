import { calls } from './calls.ts'

/**
 * Members shown during sign-up: with a photo, nearest first if the new member's city is known.
 * Never fictional profiles, regardless of the site's settings.
 */
export const suggestionsQuery = calls.query('search.find_members', {
  with_photo: true,
  fictional: false,
  order: 'near',
})
