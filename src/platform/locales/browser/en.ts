export const en = {
  offline: 'You’re offline. Please try again once you’re connected.',
  fault: 'An error occurred, please try again later.',
  /** Typed text that can no longer be sent. */
  kept: {
    /** Above a text that was typed but not sent before an error. */
    title: 'What you’d written',
    copy: 'Copy the text',
    copied: 'Copied.',
  },
} as const
