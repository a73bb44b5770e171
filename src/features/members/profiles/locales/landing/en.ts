export const en = {
  create: 'Sign up to write',
  locked: 'Members can see what {name} writes, likes and is looking for. Premium shows more photos.',
  free: 'Creating a profile, browsing and liking are free. Messages cost credits; the button shows the price before you send.',
  /** For a real member; `costs` is for a fictional profile or an ad. */
  answer: '{name} is a member and decides whether to reply.',
  costs: 'You need a profile to write, and this one only replies by message.',
  first_lines: 'First lines you might write to {name}',
  lines: {
    sunday: 'What does your perfect Sunday look like?',
    laugh: 'What made you laugh lately?',
    learned: 'What did you learn this year?',
  },
  closed_title: '{site} is open to members',
  closed_text: 'Here people meet as equals: to look at profiles, you need one too. It’s free.',
} as const
