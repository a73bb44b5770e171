export const en = {
  photo: {
    title: 'Premium members can see this photo',
    text: 'With Premium you see all the photos members share. It comes with your first credits: one payment, and nothing renews.',
  },
  slot: {
    /** {limit} is the number of photos a free member may show. */
    title: '{limit, plural, one {# photo is} other {# photos are}} free',
    text: 'With Premium you can show up to {premium, plural, one {# photo} other {# photos}} of your own. It comes with your first credits: one payment, and nothing renews.',
  },
  start: {
    /** “Conversations” are the ones a free member may start. */
    title: 'You’ve used your free conversations',
    text: 'You can carry on with these, and reply to anyone who writes to you. With Premium you can start as many as you like. It comes with your first credits: one payment, and nothing renews.',
  },
  not_now: 'Not now',
  get: 'Get Premium',
} as const
