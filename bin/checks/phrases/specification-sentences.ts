/**
 * Sentences quoted in the specification. Tests write them out, because the product has to show them
 * word for word.
 */
export const specificationSentences = [
  'An error has occurred',
  'An error occurred, please try again later',
  'Login failed, please try again',
  'New email address is invalid',
  'Please check your old password',
  'The entered passwords are not the same',
  'This email address already owns an account on this website',
  'This page could not be found',
  'Your account is blocked for direct debit payments',
  'enter a date of birth with an age of',
] as const
