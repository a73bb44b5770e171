/** Number of rows on a page of a list of blocks. */
export const listPageSize = 25
