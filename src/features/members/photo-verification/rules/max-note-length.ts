/** Maximum length of the note to the reviewer. */
export const maxNoteLength = 500
