/** Maximum length of the note to the reviewer. */
export const noteLength = 500
