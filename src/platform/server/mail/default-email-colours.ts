import type { EmailColours } from './email-content.ts'

/** The default colours of emails: the design's tokens for a light and a dark screen. */
export const defaultEmailColours: { readonly light: EmailColours; readonly dark: EmailColours } = {
  light: {
    page: '#fbf6f4',
    card: '#ffffff',
    line: '#e7dcd9',
    ink: '#14231f',
    muted: '#5c6b66',
    accent: '#14463e',
    onAccent: '#ffffff',
    fictional: '#eae6fa',
    onFictional: '#43318f',
  },
  dark: {
    page: '#0d1917',
    card: '#142421',
    line: '#29403b',
    ink: '#f6eeea',
    muted: '#9aaaa4',
    accent: '#a9dccb',
    onAccent: '#07241e',
    fictional: '#2a2450',
    onFictional: '#d5ccff',
  },
}
