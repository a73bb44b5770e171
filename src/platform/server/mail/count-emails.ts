import type { DeliverEmail } from './email.ts'

/** How the mail server answered a try to hand it an email. */
export type EmailOutcome = 'accepted' | 'deferred' | 'refused'

/** Counts the outcome of each try: `deferred` if the mail server can't be reached or asks to try later. */
export function withCountedEmails(
  deliver: DeliverEmail,
  count: (outcome: EmailOutcome) => void,
): DeliverEmail {
  return async (mail) => {
    try {
      const delivery = await deliver(mail)
      count(delivery.accepted ? 'accepted' : 'refused')
      return delivery
    } catch (error) {
      const { responseCode = 0 } = error as { readonly responseCode?: number }
      count(responseCode >= 500 ? 'refused' : 'deferred')
      throw error
    }
  }
}
