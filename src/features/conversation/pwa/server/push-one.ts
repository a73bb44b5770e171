import webPush from 'web-push'
import { decideOutcome, timeToLiveMs } from '../rules/decide-outcome.ts'
import { topicPath } from '../rules/topics.ts'
import type { PushParts } from './deps.ts'
import { type FoundNews, findNews } from './find-news.ts'
import { deleteSubscription } from './store.ts'
import { type DuePush, postponeDue, settleDue } from './store-due.ts'
import { writeNotice } from './write-notice.ts'

/** Sends one push to one browser, or drops it if there is no news left. */
export async function pushOne(parts: PushParts, due: DuePush): Promise<void> {
  const { database, clock, seal, allowed, post } = parts
  const subscription = seal.open(due.sealed)
  if (subscription === null || !allowed.allows(subscription.endpoint))
    return deleteSubscription(database, due.subscription)
  const found = await findNews(parts, due, clock.now())
  if (found === null) return settleDue(database, due, clock.now())

  const { endpoint, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(await createPayload(parts, due, found)),
    {
      vapidDetails: { subject: `mailto:${parts.findContactEmail(found.site)}`, ...parts.keys },
      contentEncoding: 'aes128gcm',
      TTL: timeToLiveMs / 1000,
      urgency: 'normal',
      // A later push replaces one the service has not delivered yet.
      topic: seal.topic(due.subscription, due.topic),
    },
  )
  const answer = await post({ endpoint, headers, body })
  const now = clock.now()
  const outcome = decideOutcome(answer, { ...due, now })
  if (outcome === 'gone') return deleteSubscription(database, due.subscription)
  if (outcome === 'done') return settleDue(database, due, now)
  // Only the host is logged: the rest of the endpoint is as sensitive as a key.
  const service = { service: new URL(endpoint).host, status: answer?.status ?? null }
  if (outcome === 'given_up') {
    parts.log.warn(service, 'push abandoned')
    return settleDue(database, due, now)
  }
  parts.log.info(service, 'push postponed until its service is available')
  return postponeDue(database, due, outcome.again)
}

/** The payload for the browser; `/sw-push.js` displays it. */
async function createPayload(
  parts: PushParts,
  due: DuePush,
  { topic, news, site, locale }: FoundNews,
) {
  const { phrases, labelFor, wantsNeutral, countUnread, countLikes, clock, seal } = parts
  const neutral = due.quiet || (await wantsNeutral(due.account))
  const [unread, likes] = await Promise.all([
    countUnread(due.account, site, clock.now()),
    countLikes(due.account),
  ])
  return {
    ...writeNotice(phrases, {
      topic,
      news,
      label: labelFor(news.kind, site, locale),
      neutral,
      locale,
    }),
    lang: locale,
    tag: seal.topic(due.subscription, due.topic),
    path: topicPath(topic),
    icon: neutral ? '/notice-plain.png' : '/notice.png',
    // In quiet mode the app icon shows no badge count either.
    ...(!neutral && { badge: unread + likes }),
  }
}
