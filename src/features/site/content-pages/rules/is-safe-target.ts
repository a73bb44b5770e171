const sitePath = /^\/(?![/\\])[\w./?=&-]*(#[\w-]+)?$/
const here = /^#[\w-]+$/
const outside = /^https:\/\/[\w.-]+\.[a-z]{2,}(\/[\w./?=&%#-]*)?$/
const contact = /^\{(email|phone)\}$/

/**
 * Whether a page may link to this target: a path on the site, an anchor, an https URL, or the
 * site's `{email}` or `{phone}`.
 */
export function isSafeTarget(href: string): boolean {
  return [sitePath, here, outside, contact].some((form) => form.test(href))
}
