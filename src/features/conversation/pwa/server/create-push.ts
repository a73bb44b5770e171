import type { Handlers } from '#kernel/handler.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/push.ts'
import { createAllowedServices } from './allow-push-endpoint.ts'
import type { PushDeps, PushParts } from './deps.ts'
import { onActivated, onLiked, onMatched, onMessageSent } from './subscribers.ts'
import { createPersonalData } from './personal-data.ts'
import { createPost } from './post.ts'
import { createSeal } from './seal.ts'
import { createSender } from './sender.ts'
import { createPageVisibility } from './page-visibility.ts'
import { deleteAccountSubscriptions, deleteSessionSubscription, deleteOrphans } from './store.ts'
import { readOwn, subscribe } from './subscribe.ts'

export type { PushDeps } from './deps.ts'
export { createVapidKeys, type VapidKeys } from './vapid.ts'

type AccountSubscriber = TransactionalSubscriber<{ account: number }>

export interface Push {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Event handlers that run in the emitter's transaction: a member who leaves is unsubscribed, even
   * if they come back; what a new member wrote is pushed once their address is confirmed.
   */
  readonly transactionalSubscribers: {
    readonly 'accounts.closed': AccountSubscriber
    readonly 'accounts.activated': AccountSubscriber
  }
  /** Event handlers that run after the commit. */
  readonly subscribers: {
    readonly 'chat.message_sent': ReturnType<typeof onMessageSent>
    readonly 'likes.liked': ReturnType<typeof onLiked>
    readonly 'likes.matched': ReturnType<typeof onMatched>
  }
  /** Deletes the subscription of a session that ended early. */
  readonly endSession: (session: number) => void
  /** Joins the live hub, over which pages report whether they are visible. */
  readonly join: (live: Pick<Live, 'onFrame' | 'online'>) => void
  /** Whether a member has a visible page connected to this server. */
  readonly hasVisiblePage: (account: number) => boolean
  /** Sends all pushes that are due. Called by a timed job and by tests. */
  readonly sendDue: () => Promise<void>
  /** Deletes the subscriptions of ended sessions. Called by a timed job. */
  readonly tidy: (now: Date) => Promise<void>
  readonly stop: () => Promise<void>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Push notifications for members who have no page visible (NTF-04). */
export function createPush(deps: PushDeps): Push {
  const { database, log } = deps
  const pageVisibility = createPageVisibility()
  const allowed = createAllowedServices(deps.services)
  const parts: PushParts = {
    ...deps,
    pageVisibility,
    allowed,
    seal: createSeal(deps.secret),
    post: createPost({ isNamed: allowed.isNamed }),
  }
  const sender = createSender(parts)
  const forget: AccountSubscriber = (tx, { account }) => deleteAccountSubscriptions(tx, account)
  return {
    handlers: { 'push.subscribe': subscribe(parts), 'push.read_own': readOwn(parts) },
    transactionalSubscribers: {
      'accounts.closed': forget,
      'accounts.activated': onActivated({ sender }),
    },
    subscribers: {
      'chat.message_sent': onMessageSent({ ...parts, sender }),
      'likes.liked': onLiked({ ...parts, sender }),
      'likes.matched': onMatched({ ...parts, sender }),
    },
    // An ended session gets no pushes whether or not this succeeds; the nightly job deletes
    // leftovers.
    endSession: (session) =>
      void deleteSessionSubscription(database, session).catch((error: unknown) =>
        log.warn(
          { error },
          'failed to delete the push subscription of an ended session; the nightly job will delete it',
        ),
      ),
    join: pageVisibility.join,
    hasVisiblePage: pageVisibility.has,
    sendDue: sender.sendDue,
    tidy: (now) => deleteOrphans(database, now),
    stop: sender.stop,
    personalData: createPersonalData(parts),
  }
}
