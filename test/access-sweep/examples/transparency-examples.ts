import type { Example } from './example.ts'

/** Transparency endpoints, the titles of the pages, and the exact price of missing credits. */
export const transparencyExamples = {
  'verified_claims.list_claims': { input: () => ({}) },
  'content_pages.list_pages': { input: () => ({}) },
  'transparency.read_figures': { input: () => ({}) },
  'payments.read_exact': { input: () => ({ act: 'photo', country: 'NL' }) },
} satisfies Readonly<Record<string, Example>>
