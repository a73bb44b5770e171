/** Labels and notes of profiles that are no members, and the switch that hides them. */
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
} as const
