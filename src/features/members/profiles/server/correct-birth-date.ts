import { localDate } from '#kernel/calendar.ts'
import { emailKey, validateBirthDate } from '#features/members/accounts/index.ts'
import type { ProfilesDeps } from './deps.ts'
import { updateBirthByEmail } from './store-sections.ts'

/** Legal age; a site may require more, but never accepts less. */
const legalAge = 18

/**
 * Corrects the date of birth of everyone with a confirmed address, after members have used up their
 * own change, and records it in the audit log; returns the number of accounts. Throws an error for the command line if it isn't a
 * date or under age: an account of a minor is paused instead.
 */
export type CorrectBirthDate = (email: string, birth: string, now: Date) => Promise<number>

export function correctBirthDate({
  database,
  emit,
  noteCommand,
}: Pick<ProfilesDeps, 'database' | 'emit' | 'noteCommand'>): CorrectBirthDate {
  return (email, birth, now) => {
    const facts = { today: localDate(now, 'UTC'), minAge: legalAge }
    const problem = validateBirthDate(birth, facts)
    if (problem === 'accounts.too_young')
      throw new Error(`A member must be at least ${legalAge}. Pause the account instead.`)
    if (problem !== null) throw new Error(`${birth} is not a date of birth, such as 1990-04-05.`)
    return database.transaction(async (tx) => {
      const accounts = await updateBirthByEmail(tx, { emailKey: emailKey(email), birth }, now)
      for (const { account, member } of accounts) {
        await emit(tx, 'profiles.changed', { account }, now)
        // Without the dates: the log is kept longer than the account.
        const entry = { act: 'profiles.birth_date_corrected', about: member }
        await noteCommand(tx, 'bin/members', entry, now)
      }
      return accounts.length
    })
  }
}
