import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { contract } from '../contract.ts'
import { maxLines } from '../rules/claims.ts'
import { isAiAllowed } from './is-ai-allowed.ts'
import { claimUnreserved } from './claim.ts'
import type { DeskDeps } from './deps.ts'
import { type DeskRow, type LineRow, selectLines, selectSheet } from './store.ts'
import { insertDraft } from './store-acts.ts'

/**
 * Asks the operator's AI for a draft. Drafts that break the rules are not shown, and nothing is
 * sent.
 */
export function draftReply(deps: DeskDeps): Handler<(typeof contract)['persona_desk.draft'], Site> {
  return async ({ conversation }, { site, viewer, now }) => {
    if (!isAiAllowed(deps, site)) return refuse('persona_desk.ai_unavailable')
    const claimed = await deps.database.transaction((tx) =>
      claimUnreserved(deps, tx, { site, viewer, now }, conversation),
    )
    if (isRefusal(claimed)) return claimed
    const text = await proposeReply(deps, claimed.row, site)
    if (text === null) return refuse('persona_desk.ai_no_draft')
    await insertDraft(deps.database, { id: newId(), conversation, staff: viewer.staff, text }, now)
    return { text }
  }
}

/** Returns an AI draft for a conversation; null if there is none or it breaks the rules. */
export async function proposeReply(
  { database, replyWriter, lintReply }: DeskDeps,
  row: DeskRow,
  { settings }: Pick<Site, 'settings'>,
): Promise<string | null> {
  const [lines, sheet] = await Promise.all([
    selectLines(database, row, maxLines),
    selectSheet(database, row.profile_id),
  ])
  const locale = row.locale as Locale
  const answer = await replyWriter?.({
    locale,
    profile: row.profile_name,
    sheet: { facts: sheet?.facts ?? '', tone: sheet?.tone ?? '', said: sheet?.said ?? '' },
    lines: withoutDeleted(lines).map(({ own, body }) => ({
      from: own ? ('profile' as const) : ('member' as const),
      text: body,
    })),
  })
  const text = answer?.trim() ?? ''
  const fits = text !== '' && text.length <= settings.message_length
  return fits && lintReply(text, locale) === null ? text : null
}

/** The lines in order; a deleted one has no text. */
function withoutDeleted(lines: readonly LineRow[]): readonly LineRow[] {
  return lines.toReversed().filter(({ deleted }) => !deleted)
}
