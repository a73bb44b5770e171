import type { Handlers } from '#kernel/handler.ts'
import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { createAllowedServices } from './push-hosts.ts'
import type { PushDeps, PushParts } from './deps.ts'
import { hearLike, hearMatch, hearMessage } from './hear.ts'
import { createPost } from './post.ts'
import { createSeal } from './seal.ts'
import { createSender } from './sender.ts'
import { createSight } from './sight.ts'
import { deleteOfAccount, deleteOfSession, deleteOrphans, selectOwn } from './store.ts'
import { readOwn, subscribe } from './subscribe.ts'

export type { PushDeps } from './deps.ts'
export { createVapidKeys, type VapidKeys } from './vapid.ts'

type Forget = NowSubscriber<{ account: number }>

export interface Push {
  readonly handlers: Handlers<typeof contract, Site>
  /** What push hears of the features below, in the emitter's transaction: whoever leaves is pushed to no more, even if they come back. */
  readonly hears: { readonly 'accounts.closed': Forget; readonly 'accounts.erased': Forget }
  /** What push hears after the commit. */
  readonly subscribers: {
    readonly 'chat.message_sent': ReturnType<typeof hearMessage>
    readonly 'likes.liked': ReturnType<typeof hearLike>
    readonly 'likes.matched': ReturnType<typeof hearMatch>
  }
  /** A session ended before its time: its browser is pushed to no more. */
  readonly endSession: (session: number) => void
  /** Joins the live hub, over which pages say whether they are in sight. */
  readonly join: (live: Pick<Live, 'onFrame' | 'online'>) => void
  /** Pushes all that is due; a timed job, and what tests wait for. */
  readonly sendDue: () => Promise<void>
  /** Removes what belongs to sessions that have ended; a timed job. */
  readonly tidy: (now: Date) => Promise<void>
  readonly stop: () => Promise<void>
  /** What is kept of a member, for their own file: which services, since when. The keys are secrets. */
  readonly exportOwn: (account: number) => Promise<{ service: string; quiet: boolean; since: Date }[]>
}

/** Push: a word on the screen of a member who is not looking (NTF-04). */
export function createPush(deps: PushDeps): Push {
  const { database, log } = deps
  const sight = createSight()
  const allowed = createAllowedServices(deps.services)
  const parts: PushParts = {
    ...deps,
    sight,
    allowed,
    seal: createSeal(deps.secret),
    post: createPost({ isNamed: allowed.isNamed }),
  }
  const sender = createSender(parts)
  const forget: Forget = (tx, { account }) => deleteOfAccount(tx, account)
  return {
    handlers: { 'push.subscribe': subscribe(parts), 'push.read_own': readOwn(parts) },
    hears: { 'accounts.closed': forget, 'accounts.erased': forget },
    subscribers: {
      'chat.message_sent': hearMessage({ ...parts, sender }),
      'likes.liked': hearLike({ ...parts, sender }),
      'likes.matched': hearMatch({ ...parts, sender }),
    },
    // Nothing is pushed to a session that has ended, whether or not this comes through; the nightly job makes it good.
    endSession: (session) =>
      void deleteOfSession(database, session).catch((error: unknown) =>
        log.warn({ error }, 'a subscription outlives its session until the night'),
      ),
    join: sight.join,
    sendDue: sender.sendDue,
    tidy: (now) => deleteOrphans(database, now),
    stop: sender.stop,
    exportOwn: async (account) =>
      (await selectOwn(database, account)).map(({ sealed, quiet, made_at }) => ({
        service: new URL(parts.seal.open(sealed)?.endpoint ?? 'https://unknown').host,
        quiet,
        since: made_at,
      })),
  }
}
