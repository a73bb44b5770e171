import type { Example } from '../../access-sweep/examples/example.ts'

/** Requests about personal data, part of the office examples; there is no request with this id. */
export function createDataRequestExamples({
  request,
  profile,
}: {
  readonly request: string
  readonly profile: string
}): Readonly<Record<string, Example>> {
  return {
    'data_requests.list': { input: () => ({}) },
    'data_requests.download': { input: () => ({}) },
    'data_requests.claim': { input: () => ({ request }) },
    'data_requests.release': { input: () => ({ request }) },
    'data_requests.identify': {
      input: () => ({
        request,
        member: profile,
        ground: 'Knew the last orders.',
      }),
    },
    'data_requests.extend': { input: () => ({ request, reason: 'Many requests.' }) },
    'data_requests.send_export': { input: () => ({ request }) },
    'data_requests.request_erasure': { input: () => ({ request, reason: 'Asked for it.' }) },
    'data_requests.decide_erasure': { input: () => ({ request, approved: false }) },
    'data_requests.restrict': { input: () => ({ request }) },
    'data_requests.lift': { input: () => ({ request, reason: 'It is over.' }) },
    'data_requests.propose_birth': {
      input: () => ({
        request,
        birth: '1990-04-05',
        reason: 'A typing error.',
      }),
    },
    'data_requests.decide_birth': { input: () => ({ request, approved: false }) },
    'data_requests.correct_email': { input: () => ({ request }) },
    'data_requests.complete': { input: () => ({ request, statement: 'Done.' }) },
    'data_requests.refuse': { input: () => ({ request, statement: 'Not proven.' }) },
  }
}
