import { randomUUID } from 'node:crypto'

const token = 'A'.repeat(80)

/** Requests about personal data, part of `examples`. Tokens are sealed or hashed, so none can be made up. */
export const dataRequestExamples = {
  'data_requests.file': {
    input: () => ({
      id: randomUUID(),
      kind: 'access',
      details: 'Everything, please.',
      email: 'sweep@example.test',
    }),
    touches: ['data_requests.request'],
    statusesByViewer: { unconfirmed: [409] },
  },
  'data_requests.read_request': { input: () => ({ token }), statuses: [404] },
  'data_requests.send_proof': { input: () => ({ token }), statuses: [404] },
  'data_requests.read_proof': { input: () => ({ token }), statuses: [404] },
  'data_requests.prove': { input: () => ({ token, mine: true }), statuses: [404] },
}
