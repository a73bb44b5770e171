export const en = {
  index_title: '{name}: take your time to meet someone',
  description: '{name} is a dating and chat site for adults that says what each step costs before you take it.',
  fictional_warning:
    'Some profiles here are fictional: our staff write them, and you can’t meet the people they show. Each one is labelled.',
  fictional_singular: 'Fictional profile',
  fictional_plural: 'Fictional profiles',
  refusals: {
    unknown_host: 'No site of ours answers to this address.',
  },
} as const
