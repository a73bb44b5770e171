import type { Example } from './example.ts'

/** Transparency endpoints of the site, and the exact price of missing credits. */
export const transparencyExamples = {
  'verified_claims.list_claims': { input: () => ({}) },
  'transparency.read_figures': { input: () => ({}) },
  'payments.read_exact': { input: () => ({ act: 'photo', country: 'NL' }) },
} satisfies Readonly<Record<string, Example>>
