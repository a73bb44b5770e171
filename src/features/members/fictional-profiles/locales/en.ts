export const en = {
  ad: 'Ad',
  machine: 'A machine may write part of the answers; each of those says so.',
  note: {
    fictional: '{name} is written by our staff, isn’t a real person and can’t be met.',
    sponsored: 'This is an advertisement and not a member of the site.',
  },
  choice: {
    ads: 'Ads',
    both: '{fictional} and ads',
    hint: 'On shows them, each with its label. Off hides them everywhere.',
    saved: 'Saved',
  },
  refusals: {
    not_fictional: 'This profile belongs to a member, so there is nothing to acknowledge.',
    wording_changed: 'The wording has changed in the meantime. Read it once more, please.',
  },
  generated: 'AI picture',
  author: {
    ai: 'Written by a machine',
    ai_assisted: 'Written by staff with a machine’s help',
  },
  disclosure: {
    most: 'You can be charged for at most {most, plural, one {# message} other {# messages}} a day to fictional profiles.',
    title: '{name}: {label}',
    price: 'Messages cost the same as everywhere: {credits, plural, one {# credit} other {# credits}} each.',
    price_money:
      'Messages cost the same as everywhere: {credits, plural, one {# credit} other {# credits}} each, about {money}.',
    write: 'Write anyway',
    members_only: 'Show me members only',
    close: 'Close',
    loading: 'Loading',
  },
  means: 'What this means',
} as const
