import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/notifications.ts'
import type { EmailKind } from '../../rules/preferences.ts'
import { upsertPreferences } from '../store-preferences.ts'
import { selectExists } from '../store-suppressions.ts'
import type { UnsubscribeLinks } from './unsubscribe-link.ts'

/**
 * Switches off the kind of email that a token names, and returns it; null if this installation
 * didn't write the token. Unsubscribing in a mail app is pointed out on the site later (NTF-02).
 */
export type Unsubscribe = (
  token: string,
  options: { readonly inMailApp: boolean; readonly now: Date },
) => Promise<EmailKind | null>

export function createUnsubscribe(database: Database, links: UnsubscribeLinks): Unsubscribe {
  return async (token, { inMailApp, now }) => {
    const link = links.parse(token)
    if (link === null) return null
    const { account, kind } = link
    if (await selectExists(database, account))
      await upsertPreferences(
        database,
        account,
        { emails: { [kind]: false }, unsubscribed: inMailApp ? [kind] : [] },
        now,
      )
    return kind
  }
}

/** Handles the button of the page that the links in emails lead to. */
export function unsubscribeOnPage(
  unsubscribe: Unsubscribe,
): Handler<(typeof contract)['notifications.unsubscribe'], Site> {
  return async ({ token }, { now }) => {
    const kind = await unsubscribe(token, { inMailApp: false, now })
    return kind === null ? refuse('notifications.unsubscribe_failed') : { kind }
  }
}
