/** Bank days within which money held by a provider should be paid out. */
export const clearsWithinDays = 5
