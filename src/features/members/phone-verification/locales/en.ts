export const en = {
  sms: '{code} is your code for {site}. It works for 10 minutes. Never pass it on.',
  refusals: {
    not_offered: 'This site doesn’t confirm phone numbers at the moment.',
    invalid_number: 'This is no phone number with its country. It begins with a plus, +44 for instance.',
    foreign_number: 'We only send codes to countries in which this site has members.',
    unreachable: 'This number takes no text messages. Use a mobile number.',
    too_soon: 'We’ve just sent a code. Wait a minute before asking for another one.',
    limit_reached: 'No more codes can be sent to this number today. Try again tomorrow.',
    not_sent: 'The code couldn’t be sent. Nothing was changed; try again in a moment.',
    wrong_code:
      'Code invalid. {left, plural, =0 {Ask for another one.} one {You have # try left.} other {You have # tries left.}}',
    code_expired: 'This code no longer works. Ask for another one.',
  },
} as const
