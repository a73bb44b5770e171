import { calls } from './calls.ts'

/**
 * Whom somebody who is signing up is shown: members with a photo, the nearest first where their city is known. Fictional
 * profiles are left out, whatever the site shows elsewhere.
 */
export const suggestions = calls.query('search.find_members', { with_photo: true, fictional: false, order: 'near' })
