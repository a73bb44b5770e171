import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { activate } from './activate.ts'
import { changeLanguage, chooseLanguage } from './change-language.ts'
import { changeUnconfirmedEmail, readConfirmation, resendConfirmation } from './confirmation.ts'
import { createDemo, type Demo } from './demo.ts'
import type { AccountsDeps, Deps } from './deps.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { createPasswords } from './passwords.ts'
import { readUser } from './read-user.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { sendReset } from './send-reset.ts'
import { createSessions, type FindViewer } from './sessions.ts'
import { signUp } from './sign-up.ts'
import { selectValidSessions } from './store-sessions.ts'
import { type Tidy, tidy } from './tidy.ts'

export type { AccountsDeps, UserParts } from './deps.ts'
export type { Demo } from './demo.ts'
export { hashPassword } from './passwords.ts'
export type { FindViewer } from './sessions.ts'
export type { AccountDraft } from './store-drafts.ts'

export interface Accounts {
  readonly handlers: Handlers<typeof contract, Site>
  /** Who a session's secret belongs to; every request asks. */
  readonly findViewer: FindViewer
  /** Which of these sessions still hold, for live connections. */
  readonly validSessions: (sessions: readonly number[]) => Promise<number[]>
  /** Hears the key of each session that ends before its time in this process. */
  readonly onRevoked: (listener: (session: number) => void) => void
  /** The subscribers of `accounts.confirmation_wanted` and `accounts.reset_wanted`. */
  readonly letters: {
    readonly confirmation: ReturnType<typeof sendConfirmation>
    readonly reset: ReturnType<typeof sendReset>
  }
  /** Clears away what time has ended; a timed job. */
  readonly tidy: Tidy
  readonly demo: Demo
}

/** Accounts: signing up, confirming, logging in and out, sessions and language. */
export function createAccounts(given: AccountsDeps): Accounts {
  const sessions = createSessions(given)
  const deps: Deps = { ...given, sessions, passwords: createPasswords(given.passwordQueue) }
  return {
    handlers: {
      'accounts.log_in': logIn(deps),
      'accounts.read_user': readUser(deps),
      'accounts.change_language': changeLanguage(deps),
      'accounts.choose_language': chooseLanguage(deps),
      'accounts.log_out': logOut(deps),
      'accounts.sign_up': signUp(deps),
      'accounts.read_confirmation': readConfirmation(deps),
      'accounts.resend_confirmation': resendConfirmation(deps),
      'accounts.change_unconfirmed_email': changeUnconfirmedEmail(deps),
      'accounts.activate': activate(deps),
      'accounts.request_reset': requestReset(deps),
      'accounts.reset_password': resetPassword(deps),
    },
    findViewer: sessions.findViewer,
    validSessions: (asked) => selectValidSessions(given.database, asked, given.clock.now()),
    onRevoked: sessions.onRevoked,
    letters: { confirmation: sendConfirmation(deps), reset: sendReset(deps) },
    tidy: tidy(deps),
    demo: createDemo(deps),
  }
}
