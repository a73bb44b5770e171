const own = /^\/(?![/\\])[\w./?=&-]*(#[\w-]+)?$/
const here = /^#[\w-]+$/
const outside = /^https:\/\/[\w.-]+\.[a-z]{2,}(\/[\w./?=&%#-]*)?$/
const contact = /^\{(email|phone)\}$/

/** Whether a link of a page may lead there: an own path, an anchor, an https address, or `{email}` and `{phone}` of the site. */
export function isSafeTarget(href: string): boolean {
  return [own, here, outside, contact].some((form) => form.test(href))
}
