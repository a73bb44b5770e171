export const en = {
  contents: 'On this page',
  version: 'Version of <time>{date}</time>',
  credits: '{count, plural, one {# credit} other {# credits}}',
  free_messages:
    '{count, plural, one {Your first message in your first conversation is free.} other {Your first message in each of your first # conversations is free.}}',
} as const
