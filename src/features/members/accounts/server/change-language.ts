import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import { localeCookie, type Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/accounts.ts'
import type { Deps } from './deps.ts'
import { describeViewer } from './describe-user.ts'
import { updateLocale } from './store.ts'

/** PUT /api/user.php: sets the language of the account and of this browser (ACC-15). */
export function changeLanguage(
  deps: Deps,
): Handler<(typeof contract)['accounts.change_language'], Site> {
  return async ({ language }, context) => {
    await updateLocale(deps.database, context.viewer.account, language)
    rememberLanguage(context, language)
    return { user: await describeViewer(deps, context.viewer.account, context) }
  }
}

/** Sets the language of this browser, and of the account if a member is logged in (SITE-03). */
export function chooseLanguage({
  database,
}: Deps): Handler<(typeof contract)['accounts.choose_language'], Site> {
  return async ({ language }, context) => {
    if (context.viewer !== null) await updateLocale(database, context.viewer.account, language)
    rememberLanguage(context, language)
    return null
  }
}

function rememberLanguage(context: Context<unknown>, language: Locale): void {
  context.setCookie({ ...localeCookie, value: language, httpOnly: true })
}
