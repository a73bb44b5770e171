export const en = {
  /** The name Minuet is a dance: an invitation to dance. */
  headline: 'May I have this dance?',
  lead: 'For adults who would rather get to know one person well than a thousand badly. Browse freely, like someone, write to them. You always see what a step costs before you take it.',
  /** Button; at most 24 letters. */
  sign_up: 'Create a free profile',
  look_around: 'Look around first',
  /** An example of a message; bubble_two answers it. */
  bubble_one: 'You said you bake on Sundays. Sweet or savoury?',
  bubble_two: 'Savoury. But I can be persuaded.',
  illustration: 'Illustration: painted people, not members',
  find: {
    label: 'Find someone',
    /** Label of a choice; the reader is looking for someone. */
    seeking: 'Looking for',
    /** Label before an age range. */
    aged: 'Aged',
    /** Label before a place. */
    near: 'Where',
    submit: 'See who’s here',
    /** Choice after “Looking for”. */
    women: 'A woman',
    /** Choice after “Looking for”. */
    men: 'A man',
    /** Choice after “Looking for”. */
    anyone: 'Anyone',
    /** Choice after “Aged”. */
    any_age: 'Any age',
    ages: '{from} to {to}',
    over: '{from} and over',
  },
  beats: {
    /** Beats of music: three steps follow. */
    title: 'Three beats, then it’s your turn',
    /** Step 1 of three: an invitation, in the imperative. */
    one_title: 'Look around',
    one_text: 'Search by age and place. Distances are measured between city centres, never more precisely.',
    two_title: 'Say yes',
    two_text: 'Liking is free. When it’s mutual, we tell you both.',
    /** Step 3 of three, in the imperative. */
    three_title: 'Write',
    three_text: 'Every button that costs credits shows its price before you press it.',
  },
  colours: {
    title: 'Three colours, so you always know where you are',
    peony_title: 'A yes to a person',
    peony_text: 'Likes and matches, and nothing else.',
    brass_title: 'This costs credits',
    brass_text: 'The price is in the button, in credits and in money.',
    iris_title: 'Fictional',
    iris_text: 'A profile our team writes. Labelled everywhere, and you can hide them all.',
  },
  /** Heading above members who were here recently. */
  newest: 'Recently here',
  questions: {
    /** Questions that are reasonable to ask; frequently asked questions. */
    title: 'Fair questions',
    cost_q: 'What is free?',
    cost_a: 'Creating a profile, searching, reading and liking are free, and so are your first messages. After that a text message costs credits, and the price is on the button.',
    fictional_q: 'Are all profiles real people?',
    fictional_a: 'No. Some are fictional: our team writes them, they’re labelled wherever they appear, they never write first, and one switch hides them all.',
    place_q: 'Who can see where I am?',
    place_a: 'Others see your city, nothing more precise. Distances are measured between city centres and rounded. We don’t store anything more precise either.',
    leave_q: 'How do I leave?',
    leave_a: 'Two screens, no survey. You have {days, plural, one {# day} other {# days}} to change your mind; then everything is erased.',
    safe_q: 'What if someone is unkind?',
    safe_a: 'Block them from their profile. You’ll stop seeing each other right away, everywhere.',
  },
} as const
