import type { Context } from '#kernel/context.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/accounts.ts'
import { activate } from './sign-up/activate.ts'
import { type Ban, ban, type BanReview, reviewBan } from './deletion/ban.ts'
import { changeEmail, cancelEmailChange } from './changes/change-email.ts'
import { changeLanguage, chooseLanguage } from './change-language.ts'
import { type CorrectEmail, correctEmail } from './changes/correct-email.ts'
import { acceptTerms, findTermsDue } from './changes/accept-terms.ts'
import { chooseVisibility } from './choose-visibility.ts'
import { changePassword } from './changes/change-password.ts'
import { confirmEmailChange } from './changes/confirm-email-change.ts'
import {
  changeUnconfirmedEmail,
  readConfirmation,
  resendConfirmation,
} from './sign-up/confirmation.ts'
import { createDemo, type DemoAccounts } from './demo.ts'
import { type ChangePause, keepAfterAppeal, pause, resume } from './deletion/pause.ts'
import { createRestrictions, type Restrictions } from './deletion/restrict.ts'
import { createSuspensions, type Suspensions } from './deletion/suspend.ts'
import { deleteAccount } from './deletion/delete-account.ts'
import type { AccountsDeps, Deps } from './deps.ts'
import { type Erase, erase } from './deletion/erase.ts'
import { createDeletions, type Deletions } from './deletion/repeat-deletions.ts'
import { prepareExport, writeExport } from './deletion/export-data.ts'
import { exportRoute } from './deletion/export-route.ts'
import { createDownloads, type Downloads, writeDownload } from './deletion/downloads.ts'
import { type DeleteByRequest, deleteByRequest } from './deletion/delete-by-request.ts'
import { enterClosed } from './deletion/enter-closed.ts'
import { type CheckOwnPassword, checkOwnPassword } from './sessions/check-own-password.ts'
import { type EndSessions, endSessionsByOperator } from './sessions/end-by-operator.ts'
import { createOfficeSessions, type OfficeSessions } from './sessions/office-sessions.ts'
import { endOtherSessions, endSession, listLogIns, listSessions } from './sessions/list-sessions.ts'
import { hidePage } from './sessions/hide-page.ts'
import { logIn } from './sessions/log-in.ts'
import { beginPasskeyLogIn, logInWithPasskey } from './passkeys/log-in-with-passkey.ts'
import { checkLink } from './changes/check-link.ts'
import { logOut } from './sessions/log-out.ts'
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/list-passkeys.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { ownPersonalData } from './personal-data/own-personal-data.ts'
import type { PersonalData } from './personal-data/personal-data.ts'
import { reactivate } from './deletion/reactivate.ts'
import { readSettings } from './read-settings.ts'
import { readUser } from './read-user.ts'
import { requestReset } from './changes/request-reset.ts'
import { resetPassword } from './changes/reset-password.ts'
import { sendAccountChanged, sendEmailChangeLink } from './changes/send-account-change.ts'
import { sendConfirmation } from './sign-up/send-confirmation.ts'
import { sendReset } from './changes/send-reset.ts'
import { sendErased, sendReactivation } from './deletion/send-reactivation.ts'
import { createSessions, type FindViewer } from './sessions/sessions.ts'
import { createAgeMemory } from './sign-up/age-memory.ts'
import { createChallenges } from './sign-up/challenges.ts'
import { requestChallenge } from './sign-up/request-challenge.ts'
import { signUp } from './sign-up/sign-up.ts'
import { selectValidSessions } from './sessions/store-sessions.ts'
import { countDeletions } from './store-figures.ts'
import { type Tidy, tidy } from './deletion/tidy.ts'
import { undoChange } from './changes/undo-change.ts'

export { readVisitSource } from './visit-source.ts'
export type { AccountsDeps, UserParts } from './deps.ts'
export type { DemoAccounts } from './demo.ts'
export type { DeletionList } from './deletion/repeat-deletions.ts'
export { busy, type Hasher, hashPassword, type Passwords } from './passwords.ts'
export { countDemoMembers } from './store-demo.ts'
export type {
  MemberExport,
  Expiry,
  PersonalData,
  PersonalTable,
} from './personal-data/personal-data.ts'
export type { DeleteByRequest } from './deletion/delete-by-request.ts'
export type { CorrectEmail } from './changes/correct-email.ts'
export type { Downloads } from './deletion/downloads.ts'
export type { CheckOwnPassword } from './sessions/check-own-password.ts'
export type { Restrictions } from './deletion/restrict.ts'
export type { OfficeSessions } from './sessions/office-sessions.ts'
export type { FindViewer } from './sessions/sessions.ts'
export type { AccountDraft } from './sign-up/store-drafts.ts'

export interface Accounts {
  readonly handlers: Handlers<typeof contract, Site>
  /** The route where members fetch their own export, for the HTTP server's `extra`. */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  /** Finds the viewer by session token; called for every request. */
  readonly findViewer: FindViewer
  /** Whether a member must accept a site's new terms before they can use anything but their rights. */
  readonly mustAcceptTerms: (
    account: number,
    context: Pick<Context<Site>, 'site' | 'now'>,
  ) => Promise<boolean>
  /** Closes an account for good, in the caller's transaction. */
  readonly ban: Ban
  /** Later decisions about a closed account. */
  readonly banReview: BanReview
  /** Pauses an account whose owner may be too young, until staff resume it or it is deleted. */
  readonly pause: ChangePause
  readonly resume: ChangePause
  /** Keeps a paused account for some more days after an appeal was rejected. */
  readonly keepAfterAppeal: ChangePause
  /** Suspends members until a time. */
  readonly suspensions: Suspensions
  /** Restricts the use of an account's data on its owner's request. */
  readonly restrictions: Restrictions
  /** Downloads of a member's data by a token alone. */
  readonly downloads: Downloads
  /** Deletes an account because its owner asked staff for it. */
  readonly deleteByRequest: DeleteByRequest
  /** Replaces an account's address by one that its owner has proven. */
  readonly correctEmail: CorrectEmail
  /** Checks the password of the member who is logged in, for other features. */
  readonly checkOwnPassword: CheckOwnPassword
  /** For the command line. */
  readonly endSessions: EndSessions
  /** A member's sessions, for the operator's staff. */
  readonly officeSessions: OfficeSessions
  /** Returns those of these sessions that are still valid, for live connections. */
  readonly validSessions: (sessions: readonly number[]) => Promise<number[]>
  /** Registers a listener for the key of each session that is ended early in this process. */
  readonly onRevoked: (listener: (session: number) => void) => void
  /** The subscribers to the events that request an email. */
  readonly emails: {
    readonly confirmation: ReturnType<typeof sendConfirmation>
    readonly reset: ReturnType<typeof sendReset>
    readonly mailChange: ReturnType<typeof sendEmailChangeLink>
    readonly changed: ReturnType<typeof sendAccountChanged>
    readonly return: ReturnType<typeof sendReactivation>
    readonly erased: ReturnType<typeof sendErased>
  }
  /** Deletes expired data; a scheduled job. */
  readonly tidy: Tidy
  /** Erases accounts that were deleted 14 days ago; a scheduled job. */
  readonly erase: Erase
  /** Deleted accounts, for backups and for databases restored from them. */
  readonly deletions: Deletions
  /** Number of members of a site who deleted their account since an instant (BEY-04). */
  readonly countDeletions: (site: number, since: Date) => Promise<number>
  /**
   * The queue for hashing and comparing passwords, shared with other features that have passwords,
   * because there is one per machine.
   */
  readonly passwords: Passwords
  readonly demo: DemoAccounts
  /** The personal data of this feature itself. */
  readonly personalData: PersonalData
}

/** Creates the accounts feature: sign-up, confirmation, login and logout, sessions and language. */
export function createAccounts(accountsDeps: AccountsDeps): Accounts {
  const sessions = createSessions(accountsDeps)
  const deps: Deps = {
    ...accountsDeps,
    sessions,
    ageMemory: createAgeMemory(accountsDeps.secret),
    challenges: createChallenges(accountsDeps.secret),
    passwords: createPasswords(accountsDeps.passwordQueue),
  }
  const downloads = createDownloads()
  return {
    handlers: {
      'accounts.log_in': logIn(deps),
      'accounts.read_user': readUser(deps),
      'accounts.change_language': changeLanguage(deps),
      'accounts.choose_language': chooseLanguage(deps),
      'accounts.log_out': logOut(deps),
      'accounts.hide_page': hidePage(deps),
      'accounts.request_challenge': requestChallenge(deps),
      'accounts.sign_up': signUp(deps),
      'accounts.read_confirmation': readConfirmation(deps),
      'accounts.resend_confirmation': resendConfirmation(deps),
      'accounts.change_unconfirmed_email': changeUnconfirmedEmail(deps),
      'accounts.activate': activate(deps),
      'accounts.request_reset': requestReset(deps),
      'accounts.reset_password': resetPassword(deps),
      'accounts.read_settings': readSettings(deps),
      'accounts.choose_visibility': chooseVisibility(deps),
      'accounts.accept_terms': acceptTerms(deps),
      'accounts.change_password': changePassword(deps),
      'accounts.change_email': changeEmail(deps),
      'accounts.keep_email': cancelEmailChange(deps),
      'accounts.confirm_email_change': confirmEmailChange(deps),
      'accounts.undo_change': undoChange(deps),
      'accounts.list_sessions': listSessions(deps),
      'accounts.end_session': endSession(deps),
      'accounts.end_other_sessions': endOtherSessions(deps),
      'accounts.list_log_ins': listLogIns(deps),
      'accounts.begin_passkey_log_in': beginPasskeyLogIn(deps),
      'accounts.log_in_with_passkey': logInWithPasskey(deps),
      'accounts.list_passkeys': listPasskeys(deps),
      'accounts.begin_passkey': beginPasskey(deps),
      'accounts.add_passkey': addPasskey(deps),
      'accounts.rename_passkey': renamePasskey(deps),
      'accounts.remove_passkey': removePasskey(deps),
      'accounts.delete_account': deleteAccount(deps),
      'accounts.reactivate': reactivate(deps),
      'accounts.inspect_link': checkLink(deps),
      'accounts.prepare_export': prepareExport(deps),
      'accounts.enter_closed': enterClosed(deps, downloads),
    },
    routes: exportRoute(
      {
        write: writeExport(deps),
        downloads,
        writeDownload: writeDownload(deps),
        database: deps.database,
      },
      deps.limits,
    ),
    findViewer: sessions.findViewer,
    mustAcceptTerms: async (account, context) =>
      (await findTermsDue(deps, account, context)) !== null,
    ban: ban(deps),
    banReview: reviewBan(deps),
    pause: pause(deps),
    resume: resume(deps),
    keepAfterAppeal: keepAfterAppeal(),
    suspensions: createSuspensions(deps),
    restrictions: createRestrictions(deps),
    downloads,
    deleteByRequest: deleteByRequest(deps),
    correctEmail: correctEmail(deps),
    checkOwnPassword: checkOwnPassword(deps),
    endSessions: endSessionsByOperator(accountsDeps.database),
    officeSessions: createOfficeSessions(deps),
    validSessions: (sessionKeys) =>
      selectValidSessions(accountsDeps.database, sessionKeys, accountsDeps.clock.now()),
    onRevoked: sessions.onRevoked,
    emails: {
      confirmation: sendConfirmation(deps),
      reset: sendReset(deps),
      mailChange: sendEmailChangeLink(deps),
      changed: sendAccountChanged(deps),
      return: sendReactivation(deps),
      erased: sendErased(deps),
    },
    tidy: tidy(deps),
    erase: erase(deps),
    deletions: createDeletions(deps),
    countDeletions: (site, since) => countDeletions(deps.database, site, since),
    passwords: deps.passwords,
    demo: createDemo(deps),
    personalData: ownPersonalData,
  }
}
