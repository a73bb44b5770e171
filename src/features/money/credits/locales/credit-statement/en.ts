export const en = {
  title: 'Credit history',
  lead: 'Every credit in and out, latest first. Entries are never changed; a correction is an entry of its own.',
  empty_title: 'No credits yet',
  empty_text: 'As soon as credits come in or go out, they’re listed here.',
  empty_action: 'See credits',
  show_more: 'Show more',
  loading: 'Loading',
  more_loaded: '{count, plural, one {# more entry} other {# more entries}} loaded',
  /** Credits left after this entry. */
  left_after: '{credits, number} left',
  /** After an amount of money: credits that were granted, not bought. */
  given: '{credits, plural, one {# given} other {# given}}',
  failed_title: 'The list couldn’t be loaded',
  failed_text: 'Nothing is lost. Try again in a moment.',
  again: 'Try again',
  payments: 'Your payments',
  reasons: {
    /** Why credits were added or removed. */
    sign_up: 'For signing up',
    /** In the credit history: credits that were bought. */
    purchase: 'Bought',
    bonus: 'Bonus credits',
    goodwill: 'A gift from us',
    message: 'Message',
    photo: 'Photo',
    gift: 'Gift',
    unreadable: 'Returned: the message couldn’t be read',
    removed: 'Returned: the other member was removed',
    withdrawal: 'Taken back: purchase withdrawn',
    chargeback: 'Taken back: payment reversed',
    refunded: 'Taken back: payment refunded',
    chargeback_won: 'Restored: payment not reversed after all',
  },
  check: {
    title: 'Check it yourself',
    text: 'Every night all accounts are sealed, and anyone can read the seals. If an entry were changed later, the seal would no longer match. This check works through your whole list again.',
    now: 'Check now',
    checking: 'Checking',
    download: 'Download your list',
    tool: 'Download the check page',
    tool_note: 'The page checks a downloaded list on any computer, even offline.',
    holds: 'All correct: {count, plural, one {# entry} other {# entries}} checked.',
    /** {hash} is a row of letters and digits. */
    sealed: 'Seal {number} of {date}: {hash}',
    unsealed: 'It hasn’t been sealed yet; the next seal is tonight.',
    broken: 'Entry {number} doesn’t match. Download your list, keep it and write to us.',
    failed: 'We couldn’t load your list. Nothing was checked.',
  },
  tool: {
    title: 'Check a credit history',
    text: 'Choose the list you downloaded. It stays on this device.',
    /** Label of a file to choose. */
    choose: 'Credit history',
    /** A number follows. */
    holds: 'All correct. Entries checked:',
    broken: 'Something doesn’t match. First wrong entry:',
    seal: 'Seal:',
    unreadable: 'This file isn’t a credit history.',
  },
  receipt: {
    title: 'What this conversation cost',
    lead: 'Messages, photos and gifts you paid for in one conversation, in credits and in money, at the price you paid.',
    back: 'Back to the conversation',
    all: 'Credit history',
    empty_title: 'It hasn’t cost you anything',
    empty_text: 'Nothing in this conversation has cost you credits.',
    /** Label before credits and an amount of money. */
    spent: 'Spent',
    returned: 'Returned',
    cost: 'Total cost',
    download: 'Download this receipt',
    /** Link to the receipt of one conversation. */
    of_this: 'What this conversation cost',
    credits: '{credits, plural, one {# credit} other {# credits}}',
  },
} as const
