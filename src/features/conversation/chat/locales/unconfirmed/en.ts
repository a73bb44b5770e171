export const en = {
  /** The reader’s own address. */
  confirm: 'Confirm your email address so that {name} can reply. Until then {name} gets no notification, and you can’t send photos.',
  /** Follows “confirm”: before confirming. */
  starts: 'You can start {left, plural, one {one more conversation} other {# more conversations}} before that.',
  /** Instead of the composer, when none is left. */
  no_start: 'You’ve started as many conversations as you can before your email address is confirmed. Confirm it to write to more people.',
  /** Button to the page where the address is confirmed. */
  button: 'Confirm my email address',
} as const
