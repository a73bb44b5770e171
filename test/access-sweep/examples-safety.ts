import { randomUUID } from 'node:crypto'

/** Endpoints for members' safety; `example.ts` explains the fields. */
export const safetyExamples = {
  'authenticity.read_status': {
    takes: ({ member }: { readonly member: string }) => ({ member }),
    at: 'member' as const,
  },
  'warnings.read_hidden_words': { takes: () => ({}) },
  'warnings.save_hidden_words': { takes: () => ({ words: ['football'] }) },
  'reports.file': {
    takes: ({ member }: { readonly member: string }) => ({
      member,
      id: randomUUID(),
      // Not a scam: two scam reports make a member a suspect, and writing to suspects is free
      // (F13).
      reason: 'insult',
      words: '',
      messages: [],
    }),
    at: 'member' as const,
    givesTo: { owner: [422] },
    touches: ['reports.report', 'reports.evidence'],
  },
}
