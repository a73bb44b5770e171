import { phrase } from './phrase.ts'

/** A path of the specification as one viewer sees it. */
export interface SpecifiedPath {
  /** With placeholders in braces, replaced by an id of the test's own people and orders. */
  readonly path: string
  readonly who: 'visitor' | 'newcomer' | 'member'
  /** In the main heading. */
  readonly heading: string
}

const person = 'Elena, 34'

/**
 * The specification's paths, each served at exactly that address (NAV-01). Those for visitors and
 * members alike are here once. A new page of the specification gets a line.
 */
export const specifiedPaths: readonly SpecifiedPath[] = [
  { path: '/', who: 'visitor', heading: phrase('home.headline') },
  { path: '/login', who: 'visitor', heading: phrase('accounts.login.heading') },
  { path: '/signup', who: 'visitor', heading: phrase('accounts.signup.heading') },
  { path: '/signup-matches', who: 'newcomer', heading: phrase('search.matches.in', { place: '' }) },
  { path: '/complete-signup', who: 'newcomer', heading: phrase('accounts.confirm.heading') },
  { path: '/reset-password', who: 'visitor', heading: phrase('accounts.reset.heading') },
  { path: '/reset-password/do', who: 'visitor', heading: phrase('accounts.reset.do_heading') },
  {
    path: '/activate/done',
    who: 'visitor',
    heading: phrase('accounts.activate.done_heading_plain'),
  },
  { path: '/activate/error', who: 'visitor', heading: phrase('accounts.activate.error_heading') },
  { path: '/mail-change/do', who: 'visitor', heading: phrase('settings.mail_change.heading') },
  { path: '/account-deleted', who: 'visitor', heading: phrase('settings.deleted.heading') },
  { path: '/chats', who: 'member', heading: phrase('chat.title') },
  { path: '/chats/{chat}', who: 'member', heading: person },
  { path: '/likes', who: 'member', heading: phrase('likes.title') },
  { path: '/likes/likes', who: 'member', heading: phrase('likes.lists.likes') },
  { path: '/likes/liked_by', who: 'member', heading: phrase('likes.lists.liked_by') },
  { path: '/likes/matches', who: 'member', heading: phrase('likes.lists.matches') },
  {
    path: '/likes/m/{match}',
    who: 'member',
    heading: phrase('likes.match.title', { name: 'Elena' }),
  },
  { path: '/members', who: 'visitor', heading: ' people, Netherlands' },
  { path: '/members/{member}', who: 'visitor', heading: person },
  { path: '/members/{member}/chat', who: 'member', heading: person },
  { path: '/members/{member}/landing', who: 'visitor', heading: person },
  { path: '/members/{member}/signup', who: 'visitor', heading: person },
  { path: '/members/{member}/landing2', who: 'visitor', heading: person },
  { path: '/members/{member}/landing2/spring', who: 'visitor', heading: person },
  { path: '/members/{member}/landing3', who: 'visitor', heading: person },
  { path: '/members/{member}/landing3/spring', who: 'visitor', heading: person },
  { path: '/match-finder', who: 'member', heading: phrase('matching.finder.heading') },
  { path: '/swipe-game', who: 'member', heading: phrase('matching.swipe.heading') },
  { path: '/profile', who: 'member', heading: phrase('profiles.own.title') },
  { path: '/notifications', who: 'member', heading: phrase('settings.title') },
  { path: '/credits', who: 'member', heading: phrase('payments.checkout.title') },
  { path: '/credits/p1', who: 'member', heading: phrase('payments.checkout.title') },
  { path: '/credits/p1/ideal', who: 'member', heading: phrase('payments.checkout.title') },
  { path: '/credits/repeat-order', who: 'member', heading: phrase('saved_cards.repeat.title') },
  { path: '/directdebit', who: 'member', heading: phrase('direct_debit.form.title') },
  { path: '/transactions', who: 'member', heading: phrase('payments.orders.title') },
  {
    path: '/transactions/{order}',
    who: 'member',
    heading: phrase('payments.transaction.completed.title', { credits: 60 }),
  },
  { path: '/premium', who: 'visitor', heading: phrase('payments.premium.title') },
  { path: '/pricing', who: 'visitor', heading: phrase('payments.pricing.title') },
  { path: '/complaints', who: 'visitor', heading: phrase('complaints.title') },
  { path: '/lang-config', who: 'visitor', heading: phrase('languages.title') },
  { path: '/pages/ban', who: 'visitor', heading: 'Rules and bans' },
  { path: '/pages/cookies', who: 'visitor', heading: 'Cookies' },
  { path: '/pages/faq', who: 'visitor', heading: 'Questions and answers' },
  { path: '/pages/privacy', who: 'visitor', heading: 'Privacy' },
  { path: '/pages/return-policy', who: 'visitor', heading: 'Refunds and withdrawal' },
  { path: '/pages/service', who: 'visitor', heading: 'Support' },
  { path: '/pages/terms', who: 'visitor', heading: 'Terms' },
]
