import { dayMs } from '#kernel/duration.ts'
import { answeringWindowDays } from '#features/members/profiles/index.ts'
import { minPeople, graceDays, decideAnswering } from '../../rules/answering/decide-answering.ts'
import type { ChatDeps } from '../deps.ts'
import { countAnswers, replaceAnswering } from './store-answering.ts'

/**
 * Recalculates at night how members reply to people who write to them first (BEY-18). This is done
 * for everyone together and not after each message, so that a changed label does not reveal what
 * someone has just done.
 */
export function noteAnswering({
  database,
}: Pick<ChatDeps, 'database'>): (now: Date) => Promise<void> {
  return async (now) => {
    const counts = await countAnswers(database, {
      from: new Date(now.getTime() - answeringWindowDays * dayMs),
      until: new Date(now.getTime() - graceDays * dayMs),
      enough: minPeople,
    })
    const habits = counts.flatMap((count) => {
      const habit = decideAnswering(count)
      return habit === null ? [] : [{ account: count.account, habit }]
    })
    await replaceAnswering(database, habits, now)
  }
}
