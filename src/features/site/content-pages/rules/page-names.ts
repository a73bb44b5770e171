/** The information pages there are (SITE-07); each is a folder of `content/`. */
export const pageNames = ['terms', 'privacy', 'cookies', 'faq', 'service', 'returns'] as const
export type PageName = (typeof pageNames)[number]

/** Tells whether a text names one of them. */
export function isPageName(text: string): text is PageName {
  return (pageNames as readonly string[]).includes(text)
}
