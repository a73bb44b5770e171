import { localDate } from '#kernel/calendar.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import { createClaimView } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { chooseFlags } from '../rules/desk-flags.ts'
import type { DeskDeps } from './deps.ts'
import { describePicture } from './picture-route.ts'
import { countWaiting, selectOldestAt, selectWaiting, type DeskScope } from './store.ts'

const pageSize = 50

/** Number of conversations waiting. A site without fictional profiles has none. */
export function countQueue({
  database,
}: DeskDeps): Handler<(typeof contract)['persona_desk.count_waiting'], Site> {
  return async (_, { site }) => ({
    waiting: site.settings.fictional ? await countWaiting(database, toDeskScope(site)) : 0,
    oldest_at: site.settings.fictional
      ? ((await selectOldestAt(database, toDeskScope(site)))?.toISOString() ?? null)
      : null,
  })
}

/**
 * The waiting conversations. Includes colleagues' claims, so that no one opens a conversation that
 * someone is answering.
 */
export function listQueue({
  database,
  queue,
}: DeskDeps): Handler<(typeof contract)['persona_desk.list_waiting'], Site> {
  return async (_, { site, viewer, now }) => {
    if (!site.settings.fictional) return { waiting: 0, conversations: [] }
    const [waiting, rows, claims] = await Promise.all([
      countWaiting(database, toDeskScope(site)),
      selectWaiting(database, toDeskScope(site), pageSize),
      queue.list(now),
    ])
    const viewClaim = createClaimView(claims, viewer.staff)
    return {
      waiting,
      conversations: rows.map((row) => ({
        conversation: row.conversation,
        member: { name: row.member_name, age: displayAge(row.member_birth, site, now) },
        profile: { name: row.profile_name, ...describePicture(row) },
        waiting_since: (row.waiting_since ?? now).toISOString(),
        ...viewClaim(row.conversation),
        for_lead: row.for_lead,
        flags: chooseFlags(
          {
            askedReal: row.asked_real,
            pausedUntil: row.paused_until,
            messages: row.words,
            answered: row.answered_seq !== null,
            handedOver: row.handed_over,
          },
          now,
        ),
      })),
    }
  }
}

/** Returns the members covered by a site's desk. */
export function toDeskScope(site: Site): DeskScope {
  return { pool: site.pool, fictionHidden: site.settings.fictional_hidden }
}

/** Returns the age, if the site shows ages. */
export function displayAge(birth: string | null, site: Site, now: Date): number | null {
  if (birth === null || !site.settings.visible_profile_fields.includes('age')) return null
  return ageOn(birth, localDate(now, site.timeZone))
}
