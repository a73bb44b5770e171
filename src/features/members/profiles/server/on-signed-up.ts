import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '#features/members/accounts/contract/accounts.ts'
import type { MakeProfile } from './make-profile.ts'

/**
 * Creates the profile of a new account in the same transaction; the text entered at sign-up becomes
 * the first version of the member's text about themselves.
 */
export function onSignedUp(
  makeProfile: MakeProfile,
): TransactionalSubscriber<EventPayload<(typeof events)['accounts.signed_up']>> {
  return function profileOfNewAccount(tx, signedUp, now) {
    const {
      account,
      pool,
      date_of_birth: birth,
      gender,
      seeking,
      country,
      region,
      city,
      signup_message: about,
    } = signedUp
    return makeProfile(
      tx,
      { account, pool, birth, gender, seeking, country, region, city, about },
      now,
    )
  }
}
