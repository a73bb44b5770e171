export const en = {
  errors: {
    not_found: 'This page could not be found',
    fault: 'An error occurred, please try again later.',
    unknown: 'An error has occurred.',
    offline: 'You’re offline. Please try again once you’re connected.',
    too_many: 'That was a lot at once. Please try again {minutes, plural, one {in a minute} other {in # minutes}}.',
    authentication_required: 'Please log in first.',
    input_invalid: 'Please check what you entered.',
    unknown_host: 'There’s no site at this address.',
    too_large: 'That is too large to send.',
    too_slow: 'Your connection was too slow for this upload, so we stopped it. Nothing was saved. Please try again with a better connection.',
    wrong_type: 'We can’t read this type of content.',
    wrong_method: 'This address can’t be used that way.',
    foreign_origin: 'This can only be done from the site itself.',
    second_factor_needed: 'Please enter a code from your authenticator app first. Nothing was changed.',
    terms_not_accepted: 'The terms have changed. Please accept them first. Nothing was changed, sent or charged.',
    /** {code} is the code that support asks for. */
    request_code: 'Code {code}',
    home: 'Go to the home page',
  },
  input: {
    required: 'Please fill this in.',
    too_long: '{max, plural, one {Please use at most # character.} other {Please use at most # characters.}}',
    too_short: '{min, plural, one {Please use at least # character.} other {Please use at least # characters.}}',
    too_many: '{max, plural, =0 {Nothing can be chosen here.} one {Please choose at most # option.} other {Please choose at most # options.}}',
    too_few: '{min, plural, one {Please choose at least # option.} other {Please choose at least # options.}}',
    too_high: 'Please enter {max, number} or less.',
    too_low: 'Please enter {min, number} or more.',
    malformed: 'This contains characters that can’t be read.',
    email: 'Please enter a valid email address.',
    date: 'Please enter a valid date.',
    number: 'Please enter a number.',
    /** For a value that isn’t among the options. */
    choice: 'Please choose one of the options.',
    accepted: 'Please agree to this first.',
    unknown_field: 'This field isn’t recognised.',
    duplicate: 'This was sent twice.',
    invalid: 'This isn’t valid.',
  },
  /** Typed text that can no longer be sent. */
  kept: {
    /** Above a text that was typed but not sent before an error. */
    title: 'What you’d written',
    copy: 'Copy the text',
    copied: 'Copied.',
  },
} as const
