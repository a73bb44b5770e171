export const en = {
  action: 'Say a friendly goodbye',
  title: 'Say goodbye to {name}',
  text: 'Choose what {name} will read. It’s free. After that neither of you can write here, unless you open the conversation again.',
  label: 'Your goodbye',
  /** Above the phrases to choose from. */
  own: 'Want your own words? Write them as a message first.',
  phrases: {
    /** Written by one member to another, like the next three. */
    wishes: 'Thank you for chatting with me. I wish you all the best.',
    no_spark: 'It was nice talking to you, but I don’t think we’re a match. All the best.',
    met_someone: 'I’ve met someone and would like to see where it goes. I’ve enjoyed our conversations.',
    no_time: 'I don’t have the headspace to write at the moment, and you deserve better than silence. Take care.',
    /** Close without a phrase. */
    none: 'Say nothing, just close it',
  },
  /** Button; doesn’t close the conversation. */
  keep: 'Keep writing',
  /** Button; closes the conversation. */
  submit: 'Say goodbye',
  closing: 'Closing',
  /** Closes the dialog, not the conversation. */
  dismiss: 'Close',
  /** Shown for a moment after the reader closed the conversation. */
  done: 'The conversation with {name} is closed.',
  by_you: 'You closed this conversation.',
  by_you_with: 'You said goodbye: “{text}”',
  /** Past tense: {name} did it earlier. */
  by_them: '{name} has closed this conversation.',
  by_them_with: '{name} says goodbye: “{text}”',
  now_you: 'It’s closed for both of you. You can open it again.',
  now_them: 'No one can write here any more, and nothing is charged. You can still read everything.',
  open: 'Open it again',
  opened: 'The conversation is open again.',
  look: 'Browse members',
} as const
