import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { DeskDeps } from './deps.ts'
import { selectProfile } from './store.ts'
import { upsertSheet } from './store-acts.ts'

/** Saves the character sheet of a fictional profile. */
export function writeSheet(
  deps: DeskDeps,
): Handler<(typeof contract)['persona_desk.write_sheet'], Site> {
  return async ({ profile, facts, tone, said, version }, { site, viewer, now }) =>
    deps.database.transaction(async (tx) => {
      const profileRow = await selectProfile(tx, site.pool, profile)
      if (profileRow === null) return refuse('not_found')
      const row = {
        profile: profileRow.account_id,
        staff: viewer.staff,
        facts,
        tone,
        said,
        version,
      }
      const saved = await upsertSheet(tx, row, now)
      if (saved === null) return refuse('persona_desk.sheet_changed')
      await deps.note(
        tx,
        viewer,
        { act: 'persona_desk.sheet_written', about: profile, facts: { version: saved.version } },
        now,
      )
      return saved
    })
}
