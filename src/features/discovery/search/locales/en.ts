export const en = {
  title: 'Members',
  heading: {
    people: '{count, plural, one {# person} other {# people}}',
    more_than: 'More than {count, number} people',
    /** {people} is heading.people or heading.more_than. */
    near: '{people} near {city}',
    /** {people} is heading.people or heading.more_than. */
    in: '{people}, {place}',
  },
  filters: {
    label: 'Search filters',
    summary: 'Active filters',
    open: 'Filters',
    open_count: 'Filters · {count, number}',
    close: 'Close filters',
    show: 'Show members',
    show_count: '{count, plural, one {Show # member} other {Show # members}}',
    show_me: 'Show me',
    /** Filter. */
    women: 'Women',
    /** Filter. */
    men: 'Men',
    /** Filter: people of every gender. */
    all: 'All',
    age: 'Age',
    ages: '{from, number} to {to, number}',
    ages_open: '{from, number} and older',
    youngest: 'Youngest',
    oldest: 'Oldest',
    quick_ages: 'Common age ranges',
    /** Button: any age. */
    all_ages: 'All',
    age_range: '{from, number}–{to, number}',
    age_from: '{from, number}+',
    distance: 'Distance from {city}',
    any_distance: 'Any distance',
    within: 'Within {km, number} km',
    no_city: 'Add your city to search by distance. Others only ever see the city.',
    /** Label: in which order members are listed. */
    order: 'Order',
    recently_active: 'Recently active',
    /** At most 18 letters. */
    nearest: 'Nearest first',
    /** Entry of a list that filters by a fact of the profile: it doesn’t matter. */
    any_choice: 'Any',
    online: 'Online now',
    with_photo: 'With a photo',
    /** A filter: members who look for someone like the reader. */
    two_way: 'Looking for someone like me',
    two_way_hint: 'Only people who are looking for someone like you.',
    fictional_hint: 'Written by our team, only to chat with. Always labelled.',
  },
  online: 'online now',
  answering: { within_day: 'Replies soon', often: 'Replies often' },
  verified: 'Verified photos',
  /** Mark on a member who joined recently. */
  new: 'New',
  loading: 'Loading members',
  show_more: 'Show more',
  more_loaded: '{count, plural, one {# more loaded} other {# more loaded}}',
  from_start: 'Back to the beginning of the list',
  retry: 'Try again',
  nobody: {
    title: 'No one matches all of that',
    widen: 'Widen age or region? Each option shows more people.',
    come_back: 'There’s nothing left to widen. New people join all the time.',
  },
  few: 'That’s everyone who matches. Want to see more people?',
  relax: {
    /** Button that removes a filter; a number follows. */
    online: 'Include people who are offline',
    with_photo: 'Include people without a photo',
    distance: 'Any distance',
    region: 'The whole country',
    age: 'All ages',
    two_way: 'Whatever they’re looking for',
    /** Button that stops filtering by a fact of the profile; {filter} is its name, such as “Looking for”. */
    choice: '{filter}: any',
    country: 'All countries',
    /** Follows the name of a removed filter: how many more members it shows. */
    more: '{count, plural, one {(# more)} other {(# more)}}',
    more_than: '(more than {count, number})',
  },
  /** Heading above members who almost match. */
  similar: 'Close to what you’re looking for',
  related: 'More people like {name}',
  others: 'Others you’ve seen',
  /** Link to the match finder. */
  finder: 'Or let five questions do the looking',
  /** Heading above members, next to the sign-up form. */
  beside: 'Recently here',
  matches: {
    title: 'People for you',
    near: 'People near {city}',
    in: 'People in {place}',
    here: 'People here',
    lead: 'Liking is free, and no one has to write yet.',
    continue: 'Continue',
    no_region: 'We’ll show you people once your region is set.',
    no_region_text: 'You can add it in your profile at any time.',
    nobody: 'No one here matches yet',
    nobody_text: 'New people join all the time. Search looks further than this page.',
  },
  closed: {
    title: 'Only members can look around here',
    text: 'Create a profile to see who’s near you. It’s free.',
    sign_up: 'Create your profile',
    log_in: 'Log in',
  },
  invitation: {
    title: 'Create a profile to see everyone',
    text: 'It’s free. You’ll see cities and distances, and people can find you.',
    sign_up: 'Sign up free',
  },
  refusals: {
    closed: 'Search is open to members only. Log in or create a profile to look around.',
    timed_out: 'The search took too long. That doesn’t mean there’s no one there. Try again, or search a smaller area.',
  },
} as const
