export const en = {
  title: 'Likes',
  lists: {
    label: 'Your likes',
    /** Tab; three tabs share a phone’s width, at most 12 letters each. */
    liked_by: 'Liked you',
    /** Tab: members the reader has liked; at most 12 letters. */
    likes: 'You liked',
    matches: 'Matches',
  },
  new_count: '{count, plural, one {# new} other {# new}}',
  new_likes: '{count, plural, one {# new like} other {# new likes}}',
  all: 'Show all {count}',
  show_more: 'Show more',
  more_loaded: '{count, plural, one {# more loaded} other {# more loaded}}',
  from_start: 'Back to the top',
  back: 'All likes',
  loading: 'Loading likes',
  retry: 'Try again',
  online: 'Online now',
  answering: {
    /** How soon a member usually replies. */
    within_day: 'Replies soon',
    often: 'Replies often',
  },
  verified: 'Verified photos',
  /** Mark on a new like. */
  new: 'New',
  /** Mark on a card; at most 14 letters. */
  match_mark: 'Match',
  /** Above the buttons of a match; “yes” means a like. */
  mutual: 'You both said yes',
  empty: {
    liked_by_title: 'No one has liked you yet',
    liked_by_text: 'When someone does, you’ll see them here for free.',
    likes_title: 'You haven’t liked anyone yet',
    likes_text: 'Likes are free, and you can take them back.',
    matches_title: 'No matches yet',
    matches_text: 'When someone you like likes you too, you’ll both find out here.',
    /** Button. */
    action: 'Look around',
  },
  like: 'Like {name}',
  button: {
    /** Button: likes the member. At most 12 letters. */
    like: 'Like',
    /** State of the button after a like. */
    liked: 'Liked',
    /** Read aloud in place of the text above; begins with it. */
    liked_named: 'Liked: {name}',
    likes_you: '{name} likes you',
  },
  toast: {
    liked: 'You like {name}.',
    unliked: 'You no longer like {name}.',
    unmatched: 'You no longer like {name}, so your match has ended.',
    /** Button: takes back what was just done. */
    undo: 'Undo',
    again: 'Like again',
  },
  visitor: 'Like {name}? Create a profile first, it’s free.',
  modal: {
    match: 'You both said yes',
    match_read: 'It’s mutual: you and {name}',
    like: '{name} likes you',
    like_text: 'Have a look, and see whether it’s mutual.',
    photo: 'Open {name}’s profile',
    write: 'Write to {name}',
    profile: 'See {name}’s profile',
    close: 'Keep browsing',
  },
  match: {
    title: 'You and {name}',
    lead: 'You both said yes',
    since: 'Since {date}',
    shared: 'What you have in common',
    /** Above a list of interests. */
    interests: 'You both like',
    languages: 'You both speak',
    /** Above what both look for, such as “A relationship”. */
    reason: 'You’re both looking for',
    /** Above the name of a city. */
    place: 'You both live in',
    nothing: 'Nothing in common on your profiles yet. That leaves more to ask.',
    later: 'Later',
  },
  refusals: {
    self: 'You can’t like yourself.',
    id_used: 'This like has already been sent for someone else. Please try again.',
  },
} as const
