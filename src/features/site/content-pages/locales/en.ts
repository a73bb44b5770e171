export const en = {
  contents: 'On this page',
  /** {date} is when the page last changed. */
  version: 'Version from <time>{date}</time>',
  credits: '{count, plural, one {# credit} other {# credits}}',
  free_messages: '{count, plural, one {Your first message in your first conversation is free.} other {Your first message in each of your first # conversations is free.}}',
  /** Replaces the company’s name or address on a legal page. */
  operator_missing: '(not entered by the operator yet)',
} as const
