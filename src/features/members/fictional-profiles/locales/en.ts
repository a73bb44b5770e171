export const en = {
  /** Label on an ad. */
  ad: 'Ad',
  /** Part of what members confirm before they write; a change asks all of them to confirm again. */
  ai_replies: 'AI may write some of the replies; each of those says so.',
  note: {
    /** “You” is the reader; {name} is the fictional profile. */
    fictional: '{name} isn’t a real person. Our team writes this profile, and you can’t meet.',
    sponsored: 'This is an ad, not a member of the site.',
  },
  choice: {
    ads: 'Ads',
    /** {fictional} is the site’s own word for fictional profiles, in the plural. */
    both: '{fictional} and ads',
    /** Below a switch: what “on” and “off” do. */
    hint: 'On: they’re shown, always labelled. Off: they’re hidden everywhere.',
    saved: 'Saved',
  },
  refusals: {
    not_fictional: 'This profile belongs to a member, so there’s nothing to acknowledge.',
    wording_changed: 'The wording has changed in the meantime. Please read it again.',
  },
  /** On a photo of a fictional profile. */
  generated: 'AI-generated',
  author: {
    /** Below a message. */
    ai: 'Written by AI',
    ai_assisted: 'Written by our team with AI',
  },
  disclosure: {
    /** The most the member can be charged for in a day, not a number they must pay. */
    most: 'You won’t be charged for more than {most, plural, one {# message} other {# messages}} a day to fictional profiles.',
    /** {label} is the site’s own word for a fictional profile. */
    title: '{name}: {label}',
    price: 'Messages cost the same as everywhere else here: {credits, plural, one {# credit} other {# credits}} each.',
    price_money: 'Messages cost the same as everywhere else here: {credits, plural, one {# credit} other {# credits}} each, about {money}.',
    write: 'Write anyway',
    members_only: 'Show members only',
    close: 'Close',
    loading: 'Loading',
  },
  /** Link to the explanation of the label. */
  means: 'What this means',
} as const
