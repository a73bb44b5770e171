import { dayMs } from '#kernel/duration.ts'

/**
 * The date of birth, `YYYY-MM-DD`, of a person who is `age` years old at `now` and had their last
 * birthday `birthdayDaysAgo` days ago.
 */
export function computeBirthDate(age: number, birthdayDaysAgo: number, now: Date): string {
  const birthday = new Date(now.getTime() - birthdayDaysAgo * dayMs)
  const year = birthday.getUTCFullYear() - age
  const day = birthday.toISOString().slice(5, 10)
  // 29 February exists only in leap years.
  return `${year}-${day === '02-29' ? '02-28' : day}`
}
