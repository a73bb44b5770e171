export const en = {
  /** Title of the browser tab and in search results. */
  index_title: 'Slow dating, clear prices',
  description: '{name} is a dating and chat site for adults that tells you what each step costs before you take it.',
  /** Part of what members confirm before they write; a change asks all of them to confirm again. */
  fictional_warning: 'Some profiles here are fictional: our team writes them, and you can’t meet the people they show. Each one is labelled.',
  fictional_singular: 'Fictional profile',
  fictional_plural: 'Fictional profiles',
  refusals: {
    unknown_host: 'There’s no site of ours at this address.',
  },
} as const
