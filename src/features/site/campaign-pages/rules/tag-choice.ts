/** The cookie with a visitor's choice. Like the language, it belongs to the browser, not the account. */
export const choiceCookie = { name: 'tag_choice', months: 6 } as const

/** Calendar months differ; consent never lasts longer than the page about cookies says. */
export const choiceSeconds = choiceCookie.months * 30 * 24 * 60 * 60

export type Choice = 'allow' | 'decline'

/** Whether a visitor's scripts run, and why not. */
export type TagState =
  /** No choice yet: the banner asks, nothing is loaded. */
  | 'ask'
  | 'allowed'
  | 'declined'
  /** The browser sends Global Privacy Control, which counts as a decline without asking. */
  | 'declined_by_browser'

interface Facts {
  /** The identifier of the site's present list. */
  readonly list: string
  /** The cookie's value, if there is one. */
  readonly cookie: string | undefined
  readonly globalPrivacyControl: boolean
}

/**
 * Decides whether scripts run for a visitor (SITE-08). Consent is to the list that was shown: after a
 * change of the list the visitor is asked again. A decline stays a decline, whatever is added.
 */
export function decideTagState({ list, cookie, globalPrivacyControl }: Facts): TagState {
  if (globalPrivacyControl) return 'declined_by_browser'
  if (cookie === 'decline') return 'declined'
  return cookie === formatChoice('allow', list) ? 'allowed' : 'ask'
}

/** The cookie's value for a choice. */
export function formatChoice(choice: Choice, list: string): string {
  return choice === 'decline' ? 'decline' : `allow.${list}`
}

/** A list's identifier: sixteen hexadecimal digits. */
export const listPattern = /^[0-9a-f]{16}$/

const page =
  /^\/(?:landers\/[a-z]+(?:\/[\w-]{1,100})?|pages\/cookies)\/?(?:\?[\w.~%!$&'()*+,;=:@/?-]{0,500})?$/

/** The path and query to return to after a choice, or null if no choice is offered there. */
export function readReturnPath(path: string): string | null {
  return page.test(path) ? path : null
}

/** Whether a page is one of the campaign pages, the only ones with scripts. */
export function isCampaignPage(path: string): boolean {
  return path.startsWith('/landers/')
}
