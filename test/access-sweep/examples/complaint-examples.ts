import { randomUUID } from 'node:crypto'

const email = 'sweep@example.test'

/** Complaints and support, part of `examples`. Tokens are sealed, so none can be made up. */
export const complaintExamples = {
  'complaints.file': {
    input: ({ member }: { readonly member: string }) => ({
      id: randomUUID(),
      about: 'profile',
      reference: member,
      details: 'Please look at this profile.',
      email,
    }),
    at: 'member' as const,
    // The response is the same whether or not what it refers to exists.
    absent: [200],
    touchesByAnyone: ['complaints.complaint'],
  },
  'complaints.ask_support': {
    input: () => ({ id: randomUUID(), details: 'How does this work?', email }),
  },
  'complaints.read_case': { input: () => ({ token: 'A'.repeat(80) }), statuses: [404] },
  'complaints.appeal': {
    input: () => ({ token: 'A'.repeat(80), id: randomUUID(), details: 'I disagree.' }),
    statuses: [404],
  },
  'complaints.list_own': { input: () => ({}) },
}
