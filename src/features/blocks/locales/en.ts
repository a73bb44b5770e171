/** Blocking someone and taking it back. */
export const en = {
  more: 'More',
  block: 'Block {name}',
  title: 'Block {name}?',
  text: 'From now on neither of you sees the other: not in search, not on profiles, nowhere on {site}. {name} isn’t told.',
  undo_hint: 'You can take it back on your own profile.',
  confirm: 'Block',
  cancel: 'Not now',
  close: 'Close',
  blocking: 'Blocking',
  done: '{name} is blocked. You no longer see each other.',
  list: {
    title: 'People you’ve blocked',
    empty: 'You haven’t blocked anyone.',
    since: 'since {date}',
    unblock: 'Unblock {name}',
    unblocked: '{name} is unblocked.',
    failed: 'The list can’t be loaded right now.',
  },
  refusals: {
    oneself: 'You can’t block yourself.',
  },
} as const
