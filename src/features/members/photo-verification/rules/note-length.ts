/** How long the words to whoever compares may be. */
export const noteLength = 500
