export const en = {
  nav: {
    credits: 'Credits',
    held: '{credits, plural, one {# credit} other {# credits}}',
    /** In the top bar; as short as possible. */
    left: '{credits, plural, =0 {No credits left} one {# credit left} other {# credits left}}',
    /** In the top bar; as short as possible. */
    premium: 'Get Premium',
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
    /** The remaining free first messages; also shown to members who have bought credits. */
    starts_left: '{count, plural, one {The first message of your next conversation} other {The first message in each of your next # conversations}}',
    message: 'A text message',
    sticker: 'A sticker',
    photo: 'A photo',
    small_gift: 'A small gift',
    middle_gift: 'A larger gift',
    large_gift: 'A grand gift',
    free: 'Free',
    exactly: '{credits, plural, one {# credit} other {# credits}}',
    about: 'about {money}',
    own_rate: 'Prices in money are based on your last purchase.',
    by_bundle: 'Prices in money are those of the smallest package. In a larger one, each credit costs less.',
  },
} as const
