import { randomUUID } from 'node:crypto'
import type { Example } from '../../access-sweep/examples/example.ts'

const simpleExample = (input: Example['input']): Example => ({ input })

/** Emails, jobs and failed events that don't exist. */
export const operationsExamples: Readonly<Record<string, Example>> = {
  'emails.list': simpleExample(() => ({ state: 'deferred', kind: 'paper', site: 1 })),
  'emails.retry': simpleExample(() => ({ email: randomUUID(), reason: 'Paper' })),
  'emails.send_test': simpleExample(() => ({ site: 99 })),
  'jobs.run': simpleExample(() => ({ job: 'paper.fold' })),
  'jobs.list_failed_events': simpleExample(() => ({ name: 'paper.folded' })),
  'jobs.retry_events': simpleExample(() => ({ events: [randomUUID()], reason: 'Paper' })),
  'jobs.drop_events': simpleExample(() => ({ events: [randomUUID()], reason: 'Paper' })),
}
