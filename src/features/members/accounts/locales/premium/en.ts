export const en = {
  photo: {
    title: 'This photo is open to Premium members',
    text: 'With Premium you see all the photos that members show. It comes with your first credits: one payment, and nothing renews.',
  },
  slot: {
    title: '{limit, plural, one {# photo is} other {# photos are}} free',
    text: 'With Premium you can show up to {premium, plural, one {# photo} other {# photos}} of your own. It comes with your first credits: one payment, and nothing renews.',
  },
  start: {
    title: 'You’ve started your free conversations',
    text: 'You can go on writing in these, and answer whoever writes to you. With Premium you begin as many as you like. It comes with your first credits: one payment, and nothing renews.',
  },
  not_now: 'Not now',
  get: 'Get Premium',
} as const
