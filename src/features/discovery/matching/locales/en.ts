export const en = {
  loading: 'One moment',
  retry: 'Try again',
  swipe: {
    title: 'Swipe',
    /** One profile at a time. */
    heading: 'One at a time',
    lead: 'Take a proper look. You have {limit, plural, one {one like} =4 {four likes} other {# likes}} a day here, so spend them on people, not on habit.',
    /** Likes left today. */
    left: '{left, number} of {limit, number} left today',
    left_read: '{left, number} of {limit, number} likes left today',
    card: 'Profile card',
    card_hint: 'Left arrow passes, right arrow likes, up arrow opens the profile, Z undoes.',
    online: 'Online now',
    verified: 'Verified photos',
    photo: 'Photo of {name}',
    /** Number of things both members have in common. */
    common: '{count, plural, one {# in common} other {# in common}}',
    /** Button: likes the member. At most 12 letters. */
    like: 'Like',
    /** Button: not this one. At most 12 letters. */
    pass: 'Pass',
    /** Button; at most 12 letters. */
    undo: 'Undo',
    profile: 'Profile',
    like_name: 'Like {name}',
    pass_name: 'Pass on {name}',
    profile_name: 'Open {name}’s profile',
    undo_name: 'Undo: {name}',
    nothing_to_undo: 'Nothing to undo yet',
    keys: {
      title: 'With the keyboard',
      open: 'Open profile',
      undo: 'Undo the last one',
      focus: 'Shortcuts work while the card has focus.',
      off: 'Shortcuts are off.',
      turn_off: 'Turn off',
      turn_on: 'Turn on',
    },
    said: {
      liked: 'You like {name}.',
      passed: 'You passed on {name}.',
      /** The profile of {name} is on top again. */
      back: '{name} is back.',
      unmatched: '{name} is back. Your match has ended.',
      /** {problem} is a complete sentence. */
      not_saved: '{name} is back: {problem}',
    },
    spent: {
      /** Likes are used up for today. */
      title: '{limit, plural, =0 {There are no likes in this game today.} one {That’s one for today.} =4 {That’s four for today.} other {That’s # for today.}}',
      text: 'More tomorrow at {time}.',
    },
    empty: {
      title: 'You’ve seen everyone near you for now',
      text: 'New people join all the time, and those you passed on come back after a month.',
    },
    search: 'Browse members',
    finder: 'Try the match finder',
  },
  finder: {
    title: 'Match finder',
    heading: 'Five gentle questions',
    lead: 'Answer what matters to you. You’ll see up to {most, plural, one {# person} other {# people}}, and why we picked each one.',
    step: 'Question {step, number} of {of, number}',
    next: 'Next',
    back: 'Back',
    /** Button; at most 24 letters. */
    submit: 'Show me who',
    /** On the button while people are looked up. */
    saving: 'Looking',
    reason: {
      legend: 'What are you hoping for?',
      hint: 'People hoping for the same come first.',
      /** No particular expectations. */
      any: 'I’m open',
    },
    distance: {
      legend: 'How far would you go to meet?',
      hint: 'Between city centres, from {city}.',
      within: 'Up to {km, number} km',
      any: 'The whole country',
      no_city: 'Add your city to your profile to set a distance. Others only ever see the city.',
      add: 'Add your city',
    },
    pace: {
      /** How often someone is on the site. */
      legend: 'What’s your pace?',
      quick: 'Quick: here in the last {days, plural, one {day} other {# days}}',
      steady: 'Steady: here in the last {weeks, plural, one {week} other {# weeks}}',
      slow: 'Slow: whenever they’re here',
    },
    interests: {
      legend: 'What would you like to share?',
      hint: 'Choose up to {most, number}.',
      full: 'You’ve chosen {most, number}. Remove one to choose another.',
      chosen: '{count, number} of {most, number} chosen',
    },
    limits: {
      legend: 'What are your must-haves?',
      age: 'Age',
      ages: '{from, number} to {to, number}',
      ages_open: '{from, number} and older',
      youngest: 'Youngest',
      oldest: 'Oldest',
      with_photo: 'Has a photo',
      unattached: 'Isn’t married or living with someone',
    },
    results: {
      title: '{count, plural, one {One person for you} other {# people for you}}',
      note: 'Sorted by what you have in common, how near they live and when they were last here.',
      edit: 'Change your answers',
      why: 'Why {name}',
    },
    none: {
      title: 'No one fits all of that right now',
      text: 'A little more room usually helps.',
      distance: 'The whole country',
      /** Button that removes a condition. */
      pace: 'Any pace',
      ages: 'All ages',
      photo: 'Also without a photo',
    },
    reasons: {
      /** {list} is a list of interests. */
      asked: 'Likes what you asked for: {list}',
      shared: 'You both like: {list}',
      reason: 'Hoping for the same: {reason}',
      /** Why a profile is suggested. */
      now: 'Here right now',
      today: 'Here today',
      week: 'Here this week',
      ages: 'In your age range',
    },
  },
  refusals: {
    no_likes_left: 'You’ve used today’s likes. You’ll get more tomorrow.',
    members_only: 'You can only like members in this game.',
    self: 'You can’t like or pass on yourself.',
    id_used: 'This has already been sent for someone else. Please try again.',
    invalid_age_range: 'The oldest age is below the youngest. Please swap them.',
    interest_not_offered: 'One of these interests isn’t offered here any more. Choose another.',
  },
} as const
