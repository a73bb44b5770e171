import type { Example } from './example.ts'

/** The calls by which a site tells of itself, and what exactly the missing credits cost. */
export const examplesOfOpenness = {
  'verified_claims.list_claims': { takes: () => ({}) },
  'transparency.read_figures': { takes: () => ({}) },
  'payments.read_exact': { takes: () => ({ act: 'photo', country: 'NL' }) },
} satisfies Readonly<Record<string, Example>>
