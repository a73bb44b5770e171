import { randomUUID } from 'node:crypto'

/** Inputs of the calls that keep members safe; `examples.ts` says what each field means. */
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
      // Not a scam: two of those make somebody a suspect, to whom writing is free (F13).
      reason: 'insult',
      words: '',
      messages: [],
    }),
    at: 'member' as const,
    givesTo: { owner: [422] },
    touches: ['reports.report', 'reports.evidence'],
  },
}
