import type { Site } from '#features/site/sites/rules/site.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Opened } from '../contract.ts'
import { linesShown, mostInARow } from '../rules/claims.ts'
import { machineMay } from './machine-may.ts'
import type { DeskDeps } from './deps.ts'
import { faceOf } from './picture-route.ts'
import { shownAge } from './queue.ts'
import { type DeskRow, type LineRow, selectLines, selectNotes, selectSafeguards, selectSheet } from './store.ts'

const notesShown = 5

/** A conversation with all that is needed to answer it, and nothing else of the member. */
export async function describeOpened(
  {
    database,
    phrases,
    labelOf,
    showDrawing,
    nameOf,
    replyWriter,
  }: Pick<DeskDeps, 'database' | 'phrases' | 'labelOf' | 'showDrawing' | 'nameOf' | 'replyWriter'>,
  row: DeskRow,
  { site, now, locale: readBy }: { readonly site: Site; readonly now: Date; readonly locale: Locale },
  until: Date,
): Promise<Opened> {
  const [latest, notes, sheet, safe] = await Promise.all([
    selectLines(database, row, linesShown + 1),
    selectNotes(database, row.conversation, notesShown),
    selectSheet(database, row.profile_id),
    selectSafeguards(database, row, { zone: site.timeZone, now }),
  ])
  const lines = latest.slice(0, linesShown).reverse()
  const names = await nameOf([
    ...new Set([...lines.flatMap((line) => line.staff_id ?? []), ...notes.map((note) => note.staff_id)]),
  ])
  const locale = row.locale as Locale
  return {
    conversation: row.conversation,
    until: until.toISOString(),
    member: { name: row.member_name, age: shownAge(row.member_birth, site, now), locale },
    profile: {
      id: row.profile,
      name: row.profile_name,
      age: shownAge(row.profile_birth, site, now),
      label: labelOf('fictional', site, locale) ?? '',
      ...faceOf(row),
    },
    lines: lines.map((line) => ({
      seq: line.seq,
      from: line.own ? 'profile' : 'member',
      ...saidIn(line, showDrawing, readBy),
      at: line.at.toISOString(),
      author: line.own ? (line.author_kind ?? 'staff') : null,
      by: line.staff_id === null ? null : (names.get(line.staff_id) ?? null),
    })),
    more: latest.length > linesShown,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    closed: closedFor(row),
    for_lead: row.for_lead,
    notes: notes.map((note) => ({
      text: note.note,
      by: names.get(note.staff_id) ?? '',
      for_lead: note.for_lead,
      at: note.left_at.toISOString(),
    })),
    sheet: sheet ?? { facts: '', tone: '', said: '', version: 0 },
    honest: honestReply(phrases, locale, site),
    machine: machineMay({ replyWriter }, site),
    paused_until: row.paused_until !== null && row.paused_until > now ? row.paused_until.toISOString() : null,
    asked_real: safe.asked_real,
    told_at: safe.told_at?.toISOString() ?? null,
    paid_today: safe.paid_today,
    paid_a_day: site.settings.fictional_daily_messages,
    message_length: site.settings.message_length,
  }
}

/** Why nothing can be sent into a conversation now; null where it can. */
export function closedFor(row: Pick<DeskRow, 'reachable' | 'sent_since_reply'>): Opened['closed'] {
  if (!row.reachable) return 'persona_desk.member_left'
  return row.sent_since_reply >= mostInARow ? 'persona_desk.their_turn' : null
}

/** What a profile is, said plainly in the member's language. */
export function honestReply(
  phrases: DeskDeps['phrases'],
  locale: Locale,
  { settings }: Pick<Site, 'settings'>,
): string {
  return phrases.translate(
    locale,
    settings.ai_replies === 'off' ? 'persona_desk.honest' : 'persona_desk.honest_machine',
  )
}

/** What a line says: a gift or sticker by its name and drawing, never by the id it is kept under. */
function saidIn(
  { kind, body }: LineRow,
  showDrawing: DeskDeps['showDrawing'],
  locale: Locale,
): Pick<Opened['lines'][number], 'kind' | 'text' | 'drawing'> {
  if (kind !== 'gift' && kind !== 'gif') return { kind: kind === 'photo' ? 'photo' : 'text', text: body, drawing: null }
  const drawing = showDrawing(kind, body, locale)
  return { kind, text: '', drawing: drawing && { name: drawing.name, still: drawing.still } }
}
