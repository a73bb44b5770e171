export const en = {
  title: 'Overview',
  name: 'Quiet mode',
  turn_on: 'Turn quiet mode on',
  turn_off: 'Turn quiet mode off',
  leave: 'Leave quickly',
  keys: 'Or press Esc three times',
  mail: {
    /** Sender’s name of a neutral email; the member’s account, not a bank account. */
    sender: 'Account',
    subject: 'News about your account',
    preview: 'Open this message to read it.',
  },
} as const
