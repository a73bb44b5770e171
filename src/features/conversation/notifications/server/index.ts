import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Handlers } from '#kernel/handler.ts'
import { dayMs } from '#kernel/duration.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/notifications.ts'
import type { DisabledReason } from '../rules/preferences.ts'
import { softBounceDays } from '../rules/classify-failure.ts'
import type { NotificationsDeps } from './deps.ts'
import { findSuppressions } from './find-suppressions.ts'
import { countReaders } from './newsletters/count-readers.ts'
import { listNewsletters } from './newsletters/list-newsletters.ts'
import { planNewsletter } from './newsletters/plan-newsletter.ts'
import { queueNewsletters } from './newsletters/queue-newsletters.ts'
import { stopNewsletter } from './newsletters/stop-newsletter.ts'
import { testNewsletter } from './newsletters/test-newsletter.ts'
import { personalData } from './personal-data.ts'
import { planProfileReminders, planReminders, planWeeklyUpdates } from './plan.ts'
import { providerRoutes } from './provider-routes.ts'
import { onRefused, onReport } from './returned-mail/returned-mail.ts'
import { createSender } from './sender.ts'
import { readSettings, resume, saveSettings } from './settings.ts'
import { deleteOld, makeEmailDue } from './store-emails.ts'
import { selectDisabledReasons } from './store-preferences.ts'
import { onActivated, onEmailChanged, onLiked, onMatched, onMessageSent } from './subscribers.ts'
import { createSuppressions } from './suppressions.ts'
import { createUnsubscribeLinks } from './unsubscribe/unsubscribe-link.ts'
import { createUnsubscribe, unsubscribeOnPage } from './unsubscribe/unsubscribe.ts'
import { unsubscribeRoute } from './unsubscribe/unsubscribe-route.ts'

export type { DeliveryRecords, NotificationsDeps } from './deps.ts'
export { createReturnPaths, type ReturnPaths } from './returned-mail/return-path.ts'
export { type ProviderReports, withReturnPath } from './returned-mail/with-return-path.ts'

/** How long the record of an email is kept. */
const keptDays = 13

type AccountSubscriber = TransactionalSubscriber<{ account: number }>

export interface Notifications {
  readonly handlers: Handlers<typeof contract, Site>
  /** The address for mail apps in the headers of emails, and those for reports of mail providers. */
  readonly routes: ReturnType<typeof unsubscribeRoute>
  readonly transactionalSubscribers: {
    readonly 'accounts.activated': AccountSubscriber
    readonly 'accounts.email_changed': AccountSubscriber
  }
  readonly subscribers: {
    readonly 'chat.message_sent': ReturnType<typeof onMessageSent>
    readonly 'likes.liked': ReturnType<typeof onLiked>
    readonly 'likes.matched': ReturnType<typeof onMatched>
  }
  /** Why a member's emails are held back, if they are, for user.php (NTF-02). */
  readonly disabledReasons: (account: number) => Promise<DisabledReason[]>
  /**
   * Sends an email of the queue again with the next run, with the news as of then; false if it is
   * being sent, was accepted or dropped, or another one of its kind is waiting.
   */
  readonly retryEmail: (tx: Transaction, id: string, now: Date) => Promise<boolean>
  /** Timed jobs. */
  readonly sendDue: () => Promise<void>
  readonly planReminders: (now: Date) => Promise<void>
  readonly planProfileReminders: (now: Date) => Promise<void>
  readonly planWeeklyUpdates: (now: Date) => Promise<void>
  readonly queueNewsletters: (now: Date) => Promise<void>
  readonly tidy: (now: Date) => Promise<void>
  /** The mail server refused an address for good. */
  readonly onRefused: ReturnType<typeof onRefused>
  /** Whether a name at the bounce domain is a return path of this installation. */
  readonly acceptsReturnsTo: (localPart: string) => boolean
  /** A bounce or complaint came back to a return path. */
  readonly onReport: ReturnType<typeof onReport>
  readonly stop: () => Promise<void>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Emails about messages, likes and people nearby, and what each member wants of them (NTF-01). */
export function createNotifications(deps: NotificationsDeps): Notifications {
  const { database } = deps
  const links = createUnsubscribeLinks(deps.secret)
  const unsubscribe = createUnsubscribe(database, links)
  const suppressions = createSuppressions(deps)
  const parts = { ...deps, links, suppressions }
  const sender = createSender(parts)
  const handleReport = onReport(parts)
  return {
    handlers: {
      'notifications.read_settings': readSettings(deps),
      'notifications.save_settings': saveSettings(deps),
      'notifications.resume': resume(deps),
      'notifications.unsubscribe': unsubscribeOnPage(unsubscribe),
      'notifications.find_suppressions': findSuppressions({ ...deps, suppressions }),
      'notifications.list_newsletters': listNewsletters(deps),
      'notifications.count_readers': countReaders(deps),
      'notifications.test_newsletter': testNewsletter(deps),
      'notifications.plan_newsletter': planNewsletter(deps),
      'notifications.stop_newsletter': stopNewsletter(deps),
    },
    routes(app, tools) {
      unsubscribeRoute(unsubscribe, links)(app, tools)
      providerRoutes({ ...deps, onReport: handleReport })(app, tools)
    },
    transactionalSubscribers: {
      'accounts.activated': onActivated(),
      'accounts.email_changed': onEmailChanged(),
    },
    subscribers: {
      'chat.message_sent': onMessageSent(deps),
      'likes.liked': onLiked(deps),
      'likes.matched': onMatched(deps),
    },
    disabledReasons: (account) => selectDisabledReasons(database, account),
    retryEmail: (tx, id, now) => makeEmailDue(tx, id, now),
    sendDue: sender.sendDue,
    planReminders: planReminders(deps),
    planProfileReminders: planProfileReminders(deps),
    planWeeklyUpdates: planWeeklyUpdates(deps),
    queueNewsletters: queueNewsletters(deps),
    tidy: (now) =>
      deleteOld(database, {
        settledBefore: new Date(now.getTime() - keptDays * dayMs),
        softBefore: new Date(now.getTime() - softBounceDays * dayMs),
      }),
    onRefused: onRefused(parts),
    acceptsReturnsTo: (localPart) => deps.returnPaths.parse(localPart) !== null,
    onReport: handleReport,
    stop: sender.stop,
    personalData,
  }
}
