import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteChoices } from './store.ts'

/** Hears that an account is erased and forgets its choice and acknowledgements. */
export function forgetChoices(): NowSubscriber<{ account: number }> {
  return function choicesOfErasedAccount(tx, { account }) {
    return deleteChoices(tx, account)
  }
}
