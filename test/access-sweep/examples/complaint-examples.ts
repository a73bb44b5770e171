import { randomUUID } from 'node:crypto'

const email = 'sweep@example.test'

/** Complaints and support, part of `examples`. Tokens are sealed, so none can be made up. */
export const complaintExamples = {
  'complaints.file': {
    input: () => ({
      id: randomUUID(),
      about: 'profile',
      reference: 'A profile',
      details: 'Please look at this profile.',
      email,
    }),
    touches: ['complaints.complaint'],
  },
  'complaints.ask_support': {
    input: () => ({ id: randomUUID(), details: 'How does this work?', email }),
    touches: ['complaints.complaint'],
  },
  'complaints.read_case': { input: () => ({ token: 'A'.repeat(80) }), statuses: [404] },
  'complaints.appeal': {
    input: () => ({ token: 'A'.repeat(80), id: randomUUID(), details: 'I disagree.' }),
    statuses: [404],
  },
  'complaints.list_own': { input: () => ({}) },
}
