const dayMs = 86_400_000

/** The day of birth, `YYYY-MM-DD`, of someone who at `now` is `age` and had the last birthday so many days ago. */
export function birthOf(age: number, birthdayDaysAgo: number, now: Date): string {
  const birthday = new Date(now.getTime() - birthdayDaysAgo * dayMs)
  const year = birthday.getUTCFullYear() - age
  const day = birthday.toISOString().slice(5, 10)
  // A leap day exists only every fourth year.
  return `${year}-${day === '02-29' ? '02-28' : day}`
}
