/** How many weeks the response times cover, the current day included. */
export const paceWeeks = 2
