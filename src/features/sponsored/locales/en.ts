/** Ads, the page before leaving, and the choice to be shown elsewhere. */
export const en = {
  slot: { title: 'Ads', note: 'Paid for by others. Nobody here is a member of {name}.' },
  kinds: { cam: 'Live cam', site: 'Another site', member: 'Member of another site' },
  live: 'Live now',
  exclusive: 'Exclusive',
  opens: 'Opens {host}',
  leaving: {
    title: 'You’re leaving {name}',
    leads: 'This ad leads to <b>{host}</b>.',
    apart:
      'That site isn’t {name}: our rules, your credits and our help don’t reach there. Never use your password from here on it.',
    member: '{person} is a member of <b>{host}</b> and chose to be shown here. You need an account of its own there.',
    stay: 'Stay on {name}',
    go: 'Continue to {host}',
    new_tab: 'It opens in a new tab. We count how many people leave on a day, never who.',
    failed: 'This ad can’t be loaded right now',
    retry: 'Try again',
  },
  resale: {
    label: 'Show me as an ad on our other sites',
    hint: 'Off unless you turn it on. There your first name, age and main photo stand under “Ad” and lead here. What you seek is never shown. Off takes it back at once.',
    on: 'Your profile may be shown on our other sites.',
    off: 'Your profile is shown on no other site any more.',
  },
  refusals: { not_offered: 'This site doesn’t show its members elsewhere.' },
} as const
