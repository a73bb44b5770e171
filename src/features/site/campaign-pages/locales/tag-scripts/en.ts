export const en = {
  /** The name of the region for screen readers. */
  label: 'Scripts from other companies',
  /** {hosts} is a list of host names, such as “tags.example and metrics.example”. */
  question: 'May we load scripts from {hosts} on our campaign pages? They measure how our advertising works.',
  detail: 'Those companies would receive your IP address, the page’s address and details of your browser, and may set cookies. Nothing is loaded until you allow it, and you can change your mind at the bottom of the page.',
  /** A link to the page about cookies. */
  more: 'More about cookies',
  /** Button; at most 24 letters. */
  allow: 'Allow',
  /** Button; at most 24 letters. */
  decline: 'Decline',
  /** Button; at most 24 letters. */
  withdraw: 'Withdraw permission',
  allowed: 'You allowed scripts from {hosts} on our campaign pages. They never run while you’re logged in.',
  declined: 'You declined scripts from {hosts}. Nothing is loaded from there.',
  declined_by_browser: 'Your browser asks sites not to share your data (Global Privacy Control), so nothing is loaded from {hosts}.',
} as const
