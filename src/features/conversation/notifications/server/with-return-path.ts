import type { DeliverEmail } from '#platform/server/mail/email.ts'
import type { ReturnPaths } from './return-path.ts'

/** Adds to every email to a member a return path that says whom it was for, receipts included. */
export function withReturnPath(deliver: DeliverEmail, returnPaths: ReturnPaths): DeliverEmail {
  return (mail) => {
    const returnPath = mail.reader === null ? undefined : returnPaths.create(mail.reader, mail.to)
    return deliver(returnPath === undefined ? mail : { ...mail, returnPath })
  }
}
