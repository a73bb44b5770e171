export const en = {
  nav: {
    credits: 'Credits',
    held: '{credits, plural, one {# credit} other {# credits}}',
    /** In the top bar; as short as possible. */
    left: '{credits, plural, =0 {No credits left} one {# credit left} other {# credits left}}',
    /** In the top bar; as short as possible. */
    premium: 'Get Premium',
  },
  note: {
    free: 'Free',
    message: '<b>{credits, plural, one {# credit} other {# credits}}</b> a message',
    message_money: '<b>{credits, plural, one {# credit} other {# credits}}</b> a message, about {money}',
    photo: '<b>{credits, plural, one {# credit} other {# credits}}</b> a photo',
    photo_money: '<b>{credits, plural, one {# credit} other {# credits}}</b> a photo, about {money}',
    gift: '<b>{credits, plural, one {# credit} other {# credits}}</b> for the gift',
    gift_money: '<b>{credits, plural, one {# credit} other {# credits}}</b> for the gift, about {money}',
    /** After a price; credits the member has. */
    left: '{credits, number} left',
    /** After a price the member can’t pay; a number of credits. */
    short: 'You have {credits, number}',
  },
  costs: {
    title: 'What things cost',
    /** Column: what can be sent. */
    what: 'What',
    in_credits: 'In credits',
    in_money: 'In money',
    /** A row of the price list; free. */
    looking: 'Searching, likes, matches and reading',
    starts: '{count, plural, one {The first message of your first conversation} other {The first message in each of your first # conversations}}',
    message: 'A text message',
    sticker: 'A sticker',
    photo: 'A photo',
    small_gift: 'A small gift',
    middle_gift: 'A larger gift',
    large_gift: 'A grand gift',
    free: 'Free',
    exactly: '{credits, plural, one {# credit} other {# credits}}',
    /** {least} and {most} are numbers of credits. */
    span: '{least} to {most}',
    about: 'about {money}',
    own_rate: 'Prices in money are based on your last purchase.',
    by_bundle: 'The price in money depends on the package you choose.',
  },
} as const
