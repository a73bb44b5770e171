import { randomUUID } from 'node:crypto'
import { complaintExamples } from './complaint-examples.ts'

/** Endpoints for members' safety; `example.ts` explains the fields. */
export const safetyExamples = {
  ...complaintExamples,
  'authenticity.read_status': {
    input: ({ member }: { readonly member: string }) => ({ member }),
    at: 'member' as const,
  },
  'warnings.read_hidden_words': { input: () => ({}) },
  'warnings.save_hidden_words': { input: () => ({ words: ['football'] }) },
  'reports.file': {
    input: ({ member }: { readonly member: string }) => ({
      member,
      id: randomUUID(),
      reason: 'insult',
      details: '',
      messages: [],
    }),
    at: 'member' as const,
    statusesByViewer: { owner: [422] },
    touches: ['reports.report', 'reports.evidence'],
  },
  'reports.file_about_conversation': {
    input: ({ conversation }: { readonly conversation: string }) => ({
      conversation,
      id: randomUUID(),
      reason: 'insult',
      details: '',
      messages: [],
    }),
    at: 'conversation' as const,
    touches: ['reports.report', 'reports.evidence'],
  },
}
