export const en = {
  /** At most 160 characters of the GSM alphabet, so that it is one text message. */
  sms: '{code} is your code for {site}. It works for {minutes, plural, one {# minute} other {# minutes}}. Don’t share it with anyone.',
  refusals: {
    not_offered: 'This site doesn’t confirm phone numbers at the moment.',
    invalid_number: 'Please enter a phone number with its country code, for example +44.',
    foreign_number: 'We can only send codes to countries where this site has members.',
    unreachable: 'This number can’t receive text messages. Use a mobile number.',
    too_soon: 'We’ve just sent a code. Wait a minute before asking for another one.',
    limit_reached: 'No more codes can be sent to this number today. Try again tomorrow.',
    not_sent: 'The code couldn’t be sent. Nothing was changed; try again in a moment.',
    wrong_code: 'Code invalid. {left, plural, =0 {Ask for another one.} one {You have # try left.} other {You have # tries left.}}',
    code_expired: 'This code no longer works. Ask for another one.',
  },
} as const
