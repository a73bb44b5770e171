import type { Site } from '#features/site/sites/index.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OpenedConversation } from '../contract.ts'
import { maxLines, maxInARow } from '../rules/claims.ts'
import { isAiAllowed } from './is-ai-allowed.ts'
import type { DeskDeps } from './deps.ts'
import { describePicture } from './picture-route.ts'
import { displayAge } from './queue.ts'
import {
  type DeskRow,
  type LineRow,
  selectLines,
  selectNotes,
  selectSafeguards,
  selectSheet,
} from './store.ts'

const maxNotes = 5

/** Returns a conversation with everything needed to reply, and nothing else about the member. */
export async function describeConversation(
  {
    database,
    phrases,
    labelFor,
    showDrawing,
    findStaffNames,
    replyWriter,
  }: Pick<
    DeskDeps,
    'database' | 'phrases' | 'labelFor' | 'showDrawing' | 'findStaffNames' | 'replyWriter'
  >,
  row: DeskRow,
  {
    site,
    now,
    locale: readBy,
  }: { readonly site: Site; readonly now: Date; readonly locale: Locale },
  until: Date,
): Promise<OpenedConversation> {
  const [latest, notes, sheet, safe] = await Promise.all([
    selectLines(database, row, maxLines + 1),
    selectNotes(database, row.conversation, maxNotes),
    selectSheet(database, row.profile_id),
    selectSafeguards(database, row, { zone: site.timeZone, now }),
  ])
  const lines = latest.slice(0, maxLines).reverse()
  const names = await findStaffNames([
    ...new Set([
      ...lines.flatMap((line) => line.staff_id ?? []),
      ...notes.map((note) => note.staff_id),
    ]),
  ])
  const locale = row.locale as Locale
  return {
    conversation: row.conversation,
    until: until.toISOString(),
    member: { name: row.member_name, age: displayAge(row.member_birth, site, now), locale },
    profile: {
      id: row.profile,
      name: row.profile_name,
      age: displayAge(row.profile_birth, site, now),
      label: labelFor('fictional', site, locale) ?? '',
      ...describePicture(row),
    },
    lines: lines.map((line) => ({
      seq: line.seq,
      from: line.own ? 'profile' : 'member',
      ...toLineContent(line, showDrawing, readBy),
      at: line.at.toISOString(),
      author: line.own ? (line.author_kind ?? 'staff') : null,
      by: line.staff_id === null ? null : (names.get(line.staff_id) ?? null),
      edited_at: line.edited_at?.toISOString() ?? null,
      deleted: line.deleted,
      replies_to: line.replies_to,
      reaction: line.reaction,
    })),
    more: latest.length > maxLines,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    closed: findClosedReason(row),
    for_lead: row.for_lead,
    notes: notes.map((note) => ({
      text: note.note,
      by: names.get(note.staff_id) ?? '',
      for_lead: note.for_lead,
      at: note.left_at.toISOString(),
    })),
    sheet: sheet ?? { facts: '', tone: '', said: '', version: 0 },
    honest_reply: buildHonestReply(phrases, locale, site),
    ai_available: isAiAllowed({ replyWriter }, site),
    paused_until:
      row.paused_until !== null && row.paused_until > now ? row.paused_until.toISOString() : null,
    real_person_questions: safe.real_person_questions,
    acknowledged_at: safe.acknowledged_at?.toISOString() ?? null,
    paid_today: safe.paid_today,
    max_paid_per_day: site.settings.fictional_daily_messages,
    message_length: site.settings.message_length,
  }
}

/** Why nothing can be sent in a conversation now; null if something can. */
export function findClosedReason(
  row: Pick<DeskRow, 'reachable' | 'sent_since_reply'>,
): OpenedConversation['closed'] {
  if (!row.reachable) return 'persona_desk.member_left'
  return row.sent_since_reply >= maxInARow ? 'persona_desk.their_turn' : null
}

/** Explains, in the member's language, that the profile is fictional. */
export function buildHonestReply(
  phrases: DeskDeps['phrases'],
  locale: Locale,
  { settings }: Pick<Site, 'settings'>,
): string {
  return phrases.translate(
    locale,
    settings.ai_replies === 'off' ? 'persona_desk.honest' : 'persona_desk.honest_machine',
  )
}

/** The content of a message: a gift or sticker by its name and drawing, never by its id. */
function toLineContent(
  { kind, body, deleted }: LineRow,
  showDrawing: DeskDeps['showDrawing'],
  locale: Locale,
): Pick<OpenedConversation['lines'][number], 'kind' | 'text' | 'drawing'> {
  if (deleted) return { kind: 'text', text: '', drawing: null }
  if (kind !== 'gift' && kind !== 'gif')
    return { kind: kind === 'photo' ? 'photo' : 'text', text: body, drawing: null }
  const drawing = showDrawing(kind, body, locale)
  return { kind, text: '', drawing: drawing && { name: drawing.name, still: drawing.still } }
}
