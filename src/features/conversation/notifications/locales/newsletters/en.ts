export const en = {
  title: 'Newsletters',
  lead: 'News and offers by email, only to members who asked for them. Members who take a break from spending, and addresses that returned our emails, get none.',
  not_loaded: 'The newsletters couldn’t be loaded',
  none: 'No newsletters yet',
  /** Button. */
  write: 'Write a newsletter',
  tabs: 'Newsletters by status',
  states: {
    planned: 'Planned',
    sending: 'Being sent',
    sent: 'Sent',
    stopped: 'Stopped',
  },
  none_in: {
    planned: 'Nothing is planned',
    sending: 'Nothing is being sent',
    sent: 'Nothing has been sent yet',
    stopped: 'Nothing was stopped',
  },
  site: 'Site',
  kind: 'Kind',
  kinds: {
    news: 'News',
    promotions: 'Offers',
  },
  words: 'Texts',
  words_hint: 'In at least one language. Members whose language is missing get the text in the site’s main language. An empty line starts a new paragraph.',
  /** {language} is the name of a language. */
  subject: 'Subject, {language}',
  /** {language} is the name of a language. */
  text: 'Text, {language}',
  /** Field: the language being written. */
  language: 'Language',
  /** Option of a field; {language} is the name of a language. */
  language_written: '{language}: written',
  /** Option of a field; {language} is the name of a language. */
  language_empty: '{language}: empty',
  preview: 'Preview',
  preview_language: 'As members who read {language} will see it.',
  preview_fallback: 'Nothing is written in {language}. Members who read it get the email in {written}.',
  preview_empty: 'Write a subject and a text to see the email.',
  path: 'Page the button opens',
  path_hint: 'A page of this site, such as /pricing. Emails never lead to other sites.',
  segment: 'Who gets it',
  languages: 'Languages',
  languages_hint: 'None selected means all.',
  membership: 'Membership',
  memberships: {
    all: 'Everyone',
    free: 'Without Premium',
    premium: 'With Premium',
  },
  active: 'Last here',
  active_any: 'At any time',
  active_days: 'Within {days} days',
  readers: '{count, plural, one {# member asked for this and belongs to the group} other {# members asked for this and belong to the group}}',
  readers_few: 'Fewer than ten members asked for this and belong to the group. It can’t be sent, so that no one is singled out.',
  readers_unknown: 'We couldn’t count who gets it',
  counting: 'Counting …',
  start: 'When it starts',
  start_now: 'Now',
  start_day: 'On a day',
  day: 'Day',
  /** {zone} is a time zone such as Europe/Berlin. */
  hour: 'Hour ({zone})',
  hourly: 'Emails an hour',
  hourly_hint: 'Slower is safer for a new sender’s address.',
  hourly_count: 'At most {count, number}',
  /** Button. */
  test: 'Send me a test',
  tested: '{count, plural, one {One test is on its way to your own address.} other {# tests are on their way to your own address.}}',
  /** Button; plans the newsletter. */
  plan: 'Plan newsletter',
  /** Button; starts sending at once. */
  begin: 'Start sending',
  planning: 'Planning',
  planned: 'The newsletter is planned.',
  /** Button. */
  stop: 'Stop',
  stop_title: 'Stop “{subject}”?',
  stop_text: 'Emails still waiting won’t be sent. Those already sent can’t be taken back, and a stopped newsletter can’t be continued.',
  /** Button; closes the question. */
  stop_back: 'Keep sending',
  stopping: 'Stopping',
  stopped: 'The newsletter was stopped.',
  by: 'By {name}',
  starts_at: 'Starts {at}',
  queued: '{count, plural, one {# queued} other {# queued}}',
  /** Emails that the mail server accepted. */
  accepted: '{count, plural, one {# accepted} other {# accepted}}',
  /** About emails that the reader’s mail server refused. */
  bounced: '{count, plural, one {# returned} other {# returned}}',
  /** Emails that were not sent after all. */
  kept_back: '{count, plural, one {# not sent} other {# not sent}}',
  offline: 'You’re offline. Nothing can be changed now.',
} as const
