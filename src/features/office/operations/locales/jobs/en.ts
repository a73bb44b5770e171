export const en = {
  title: 'Jobs',
  lead: 'What the server does at set times, and the events that are still to be delivered.',
  not_loaded: 'The jobs couldn’t be loaded',
  none: 'No jobs are scheduled',
  all_jobs: 'Scheduled jobs',
  /** Column headings of the table of jobs. */
  job: 'Job',
  last: 'Last start',
  duration: 'Duration',
  outcome: 'Outcome',
  next: 'Next start',
  /** Column: the number of failed runs in the last days. */
  failures: '{days, plural, one {Failures in # day} other {Failures in # days}}',
  action: 'Action',
  outcomes: {
    never: 'Not run yet',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    interrupted: 'Interrupted',
  },
  /** Tag: the job should have started by now. */
  overdue: 'Overdue',
  /** Button. */
  run: 'Run now',
  /** Read aloud: the button of one job. */
  run_job: 'Run {job} now',
  /** The reason shown at the button. */
  running_now: 'It’s running already.',
  requested: 'The job starts within seconds.',
  outbox: {
    title: 'Events to deliver',
    waiting: 'Waiting',
    oldest: 'Oldest',
    retrying: 'Failed, will be retried',
    failed: 'Failed for good',
    /** There is no oldest event. */
    none: 'none',
  },
  failed: {
    title: 'Failed events',
    lead: 'Events that couldn’t be delivered in any try. Retry them once the cause is gone, or drop them. They’re deleted after {days, plural, one {# day} other {# days}}.',
    not_loaded: 'The failed events couldn’t be loaded',
    none: 'No event has failed',
    /** The filter by kind. */
    kind: 'Kind of event',
    /** {count} is how many there are of this kind. */
    kind_count: '{name} ({count})',
    all: 'All kinds',
    /** Column headings. */
    event: 'Event',
    since: 'Created',
    failed_at: 'Last try',
    attempts: 'Tries',
    error: 'Kind of error',
    select: 'Select',
    /** Read aloud: the checkbox of one event. */
    select_event: 'Select {name}, created {date}',
    select_all: 'Select all shown',
    selected: '{count, plural, one {# event selected} other {# events selected}}',
    /** Buttons for the selected events. */
    retry: 'Retry',
    drop: 'Drop',
    /** The reason shown at both buttons. */
    none_selected: 'Select events first.',
    too_many: 'Select at most {count, plural, one {# event} other {# events}}.',
    retry_title: '{count, plural, one {Retry # event?} other {Retry # events?}}',
    retry_text: 'What the event causes happens now, such as an email or a booking. Subscribers that have already handled it are left out.',
    drop_title: '{count, plural, one {Drop # event?} other {Drop # events?}}',
    drop_text: 'What the event should have caused never happens. This can’t be undone.',
    reason: 'Reason',
    reason_hint: 'Shown in the audit log.',
    reason_missing: 'Enter a reason.',
    retried: '{count, plural, =0 {None of them was still failed.} one {# event will be delivered again.} other {# events will be delivered again.}}',
    dropped: '{count, plural, =0 {None of them was still failed.} one {# event dropped.} other {# events dropped.}}',
    working: 'Working',
    close: 'Close',
    more: 'Show more',
  },
  refusals: {
    already_running: 'The job is running already. Nothing was changed; try again when it has ended.',
  },
} as const
