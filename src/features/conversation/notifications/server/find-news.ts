import { localDate } from '#kernel/calendar.ts'
import { dayMs, hourMs } from '#kernel/duration.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { isWorthEmailing } from '../rules/decide-sending.ts'
import { findProfileGap, firstReminderHours, type ProfileGap } from '../rules/reminders.ts'
import type { NewsletterKind } from '../rules/newsletter.ts'
import type { SentKind } from '../rules/preferences.ts'
import { topicIds } from '../rules/topics.ts'
import type { NotificationsDeps } from './deps.ts'
import { type ClaimedEmail, type ReaderFacts, selectMailedTopics } from './store-emails.ts'
import { selectProfileFacts } from './store-reminders.ts'
import {
  markMailed,
  type NewsPerson,
  selectCity,
  selectLikes,
  selectMatches,
  selectNewPeople,
  selectUnread,
} from './store-news.ts'

/** The content of an email, looked up right before it is sent. */
export type News =
  | { readonly kind: 'profile'; readonly gap: ProfileGap }
  | { readonly kind: 'messages'; readonly people: readonly NewsPerson[] }
  | { readonly kind: 'likes'; readonly people: readonly NewsPerson[] }
  | {
      readonly kind: 'new_people'
      readonly count: number
      readonly people: readonly { readonly name: string; readonly age: number }[]
    }

export type NewsDeps = Pick<
  NotificationsDeps,
  'database' | 'hidesFrom' | 'citiesAround' | 'takesBreak'
>

/** How far away new people may live, in kilometres. */
const nearKm = 75

/** The maximum number of people named in an email. */
export const namedPeople = 5

/**
 * Looks up what is still new: nothing that was read, taken back, blocked, muted or hidden since,
 * and nothing that was already emailed, unless the member has been back since. `null` if nothing is
 * left.
 */
export async function findNews(
  deps: NewsDeps,
  { account, kind, topics }: ClaimedEmail & { readonly kind: Exclude<SentKind, NewsletterKind> },
  reader: ReaderFacts,
  site: Site,
  now: Date,
): Promise<News | null> {
  const { database } = deps
  const { lastActiveAt } = reader
  if (kind === 'reminders') return findUnfinished(deps, { account, site, now })
  if (kind === 'weekly_updates') return findNewPeople(deps, { account, site, now })

  const isReminder = kind === 'unread_message_reminders'
  const mailed = await selectMailedTopics(
    database,
    account,
    kind === 'like' || isReminder ? [kind] : ['new_conversations', 'new_messages'],
  )
  const open = isReminder
    ? topics
    : topics.filter(
        (topic) => topic === 'likes' || isWorthEmailing(mailed.get(topic), lastActiveAt),
      )
  const people = [
    ...(await selectUnread(database, account, topicIds(open, 'conversation'), now)),
    ...(await selectMatches(database, account, topicIds(open, 'match'), lastActiveAt)),
    ...(open.includes('likes') ? await selectLikes(database, account, mailed.get('likes')) : []),
  ]
  const shown: NewsPerson[] = []
  for (const person of people) {
    if (await deps.hidesFrom(account, person.kind, site)) continue
    if (isReminder && !isOldEnough(person, now)) continue
    shown.push(person)
  }
  if (kind === 'like') return shown.length === 0 ? null : { kind: 'likes', people: shown }
  const current = reader.preferences.messageText
    ? await withCurrentTexts(database, account, shown, now)
    : shown
  return current.length === 0 ? null : { kind: 'messages', people: current }
}

/**
 * Reads the texts again for an email that contains them, after they are marked as shown: a text that
 * was emailed isn't refunded as never shown when its sender deletes it. Only those the email names.
 */
async function withCurrentTexts(
  database: NewsDeps['database'],
  account: number,
  people: readonly NewsPerson[],
  now: Date,
): Promise<NewsPerson[]> {
  const named = people.slice(0, namedPeople)
  const conversations = topicIds(
    named.map(({ topic }) => topic),
    'conversation',
  )
  await markMailed(database, account, conversations)
  const current = new Map(
    (await selectUnread(database, account, conversations, now)).map((one) => [one.topic, one]),
  )
  return [
    ...named.flatMap((person) =>
      person.topic.startsWith('conversation:') ? (current.get(person.topic) ?? []) : person,
    ),
    ...people.slice(namedPeople).map((person) => ({ ...person, text: null })),
  ]
}

/** A conversation that was read, and has new messages since, starts again. */
function isOldEnough({ unreadSince }: NewsPerson, now: Date): boolean {
  const oldestMs = now.getTime() - firstReminderHours * hourMs
  return unreadSince !== null && unreadSince.getTime() <= oldestMs
}

async function findUnfinished(
  { database, takesBreak }: NewsDeps,
  { account, site, now }: { account: number; site: Site; now: Date },
): Promise<News | null> {
  if (await takesBreak(account, now)) return null
  const facts = await selectProfileFacts(database, account)
  const aboutShown = site.settings.visible_profile_fields.includes('about')
  const gap = facts === null ? null : findProfileGap({ ...facts, aboutShown })
  return gap === null ? null : { kind: 'profile', gap }
}

async function findNewPeople(
  { database, citiesAround }: NewsDeps,
  { account, site, now }: { account: number; site: Site; now: Date },
): Promise<News | null> {
  const city = await selectCity(database, account)
  const cities =
    city === null ? null : (await citiesAround(city, nearKm, now)).map(({ city_id: near }) => near)
  const { count, people } = await selectNewPeople(database, account, {
    cities,
    since: new Date(now.getTime() - 7 * dayMs),
    limit: namedPeople,
  })
  const today = localDate(now, site.timeZone)
  return count === 0
    ? null
    : {
        kind: 'new_people',
        count,
        people: people.map(({ name, birth }) => ({ name, age: ageOn(birth, today) })),
      }
}
