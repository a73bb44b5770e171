/** So many stand on one page of a list of blocks. */
export const listPageSize = 25
