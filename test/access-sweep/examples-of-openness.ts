import type { Example } from './example.ts'

/** Transparency endpoints of the site, and the exact price of missing credits. */
export const examplesOfOpenness = {
  'verified_claims.list_claims': { takes: () => ({}) },
  'transparency.read_figures': { takes: () => ({}) },
  'payments.read_exact': { takes: () => ({ act: 'photo', country: 'NL' }) },
} satisfies Readonly<Record<string, Example>>
