import { expect, test } from 'vitest'
import { deadTaskRetentionMs } from '#platform/server/tasks/dead-task-retention.ts'
import { describeJob } from './describe-job.ts'
import { failedEventRetentionMs } from './limits.ts'

const at = (time: string) => new Date(`2026-11-24T${time}Z`)
const now = at('10:00:00')

test.each([
  ['never ran', null, null, '10:05:00', false, 'never', null, false],
  ['is running', '09:59:00', null, '10:00:30', false, 'running', null, false],
  ['its server died', '09:40:00', null, '09:59:00', false, 'interrupted', null, false],
  ['its server died long ago', '09:00:00', null, '09:01:00', false, 'interrupted', null, true],
  ['ended well', '09:58:00', '09:58:02.500', '10:01:00', false, 'done', 2500, false],
  ['failed', '09:58:00', '09:58:01', '09:58:05', true, 'failed', 1000, false],
  ['was due ten minutes ago', '09:40:00', '09:40:01', '09:50:00', false, 'done', 1000, false],
  ['was due earlier', '09:40:00', '09:40:01', '09:49:59', false, 'done', 1000, true],
] as const)(
  'OPS-09 a job that %s is shown as such, with its duration',
  (_, started, ended, next, failed, outcome, durationMs, overdue) => {
    const state = describeJob(
      {
        startedAt: started === null ? null : at(started),
        endedAt: ended === null ? null : at(ended),
        nextAt: at(next),
        failed,
      },
      now,
    )
    const nextAt = outcome === 'running' ? null : at(next)
    expect(state).toEqual({ outcome, durationMs, overdue, nextAt })
  },
)

test('OPS-09 the screen names the period after which failed events are deleted', () => {
  expect(failedEventRetentionMs).toBe(deadTaskRetentionMs)
})
