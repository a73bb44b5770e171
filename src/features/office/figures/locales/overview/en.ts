export const en = {
  title: 'Overview',
  lead: 'What’s waiting, and since when.',
  /** Read aloud only: the list of numbers. */
  queues: 'Waiting',
  /** Below a number of waiting things, on its card; so are the next ones. */
  failed: 'couldn’t be loaded',
  loading: 'Loading',
  clear: 'nothing waiting',
  waiting: 'waiting',
  /** Of the waiting things, those whose deadline is near or has passed. */
  due_soon: '{count, plural, one {# due soon or overdue} other {# due soon or overdue}}',
  /** Link to the page “Figures”. */
  all_figures: 'All figures',
  money: 'Revenue',
  no_money: 'Nothing has been sold this month.',
  /** How long the oldest of the waiting things has been waiting. */
  oldest_minutes: '{count, plural, one {oldest: # minute} other {oldest: # minutes}}',
  oldest_hours: '{count, plural, one {oldest: # hour} other {oldest: # hours}}',
  oldest_days: '{count, plural, one {oldest: # day} other {oldest: # days}}',
} as const
