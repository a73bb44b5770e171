export const en = {
  title: 'Languages',
  lead: 'Choose a language. The whole site, your emails and the legal pages follow it.',
  /** Mark on the language in which the page is shown. */
  current: 'Current language',
} as const
