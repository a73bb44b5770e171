/**
 * The pages with a back button in the installed app, which has none of its own (NAV-03): a member,
 * a kind of like, a match, the credits, and a payment.
 */
const pages =
  /^\/(members\/[^/]+|likes\/(?!m$)[^/]+|likes\/m\/[^/]+|credits|credits\/[^/]+\/[^/]+)\/?$/

/** Whether the top bar has a back button. `entries` is the length of the tab's history. */
export function showsBackButton(here: {
  readonly installed: boolean
  readonly path: string
  readonly entries: number
}): boolean {
  return here.installed && here.entries > 1 && pages.test(here.path)
}
