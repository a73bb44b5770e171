/** The information pages (SITE-07). Each is a folder of `content/`. */
export const pageNames = [
  'terms',
  'privacy',
  'cookies',
  'faq',
  'service',
  'ban',
  'return-policy',
] as const
export type PageName = (typeof pageNames)[number]

export function isPageName(text: string): text is PageName {
  return (pageNames as readonly string[]).includes(text)
}
