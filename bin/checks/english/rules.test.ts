import { expect, test } from 'vitest'
import { findFindings, rules } from './find-findings.ts'
import type { TextKind } from './text-piece.ts'

const find = (text: string, kind: TextKind, exported = false) =>
  findFindings([{ file: 'src/a.ts', line: 1, kind, text, exported }]).map(({ rule }) => rule.id)

/** Rule, kind of text, a text that is flagged, and a similar text that is not. */
const cases: readonly (readonly [rule: string, kind: TextKind, flagged: string, clean: string])[] =
  [
    [
      'whoever',
      'comment',
      'Whoever asks gets the same page.',
      'Anyone who asks gets the same page.',
    ],
    ['whoever', 'phrase', 'Whoever pays first gets it.', 'The first to pay gets it.'],
    [
      'whatever',
      'title',
      'a gift is stopped by whatever stops a text',
      'the clock starts there, whatever the time zone',
    ],
    [
      'whatever',
      'comment',
      'Whatever belongs to the row is returned.',
      'Whatever stops it, the photo stays.',
    ],
    ['anew', 'comment', 'Computed anew each night.', 'Recalculated each night.'],
    [
      'so-many',
      'comment',
      'Deletes so many rows.',
      'There are so many rows that it takes a second.',
    ],
    ['by-itself', 'title', 'a break ends by itself', 'a break ends automatically'],
    [
      'meanwhile',
      'comment',
      'Unless it was read meanwhile.',
      'Unless it was read in the meantime.',
    ],
    ['at-once', 'markdown', 'A sales stop applies at once.', 'Up to twelve are shown at once.'],
    ['bare-own', 'comment', 'The own photos.', "The member's own photos."],
    [
      'of-the-staff',
      'comment',
      'One of the staff has to approve.',
      'Claimed by one of the staff members.',
    ],
    ['ones-own', 'comment', "Limits of one's spending.", "No one's limits; this one's key."],
    ['nobody', 'comment', 'Sent to nobody.', 'Sent to no one.'],
    ['nobody', 'title', 'somebody else is refused', 'another member is refused'],
    ['archaic', 'comment', 'Checked beforehand.', 'Checked first.'],
    ['email', 'phrase', 'Enter your e-mail address.', 'Enter your email address.'],
    ['letter', 'phrase', 'Keep this letter.', 'Use at least two letters.'],
    ['letter', 'comment', 'The letter after a payment.', 'A BIC begins with four letters.'],
    ['way-to-pay', 'phrase', 'Choose a way to pay.', 'Choose a payment method.'],
    ['saved-card', 'comment', 'Deletes a remembered card.', 'Deletes a saved card.'],
    ['metaphor', 'comment', 'The wall keeps other features out.', 'Measured with the wall clock.'],
    ['metaphor', 'title', 'every door is guarded', 'a house number has a digit'],
    ['machine', 'phrase', 'Written by a machine', 'Written by AI'],
    ['bundle', 'phrase', 'Choose a bundle', 'Choose a package'],
    ['sum', 'phrase', 'A sum needs a currency.', 'An amount needs a currency.'],
    [
      'signs',
      'phrase',
      'Only the last two signs are shown.',
      'Only the last two digits are shown.',
    ],
    ['headless-opening', 'comment', 'What a member may see.', 'What may a member see?'],
    ['headless-opening', 'comment', 'Where it was signed.', 'When it was signed.'],
    ['headless-opening', 'summary', 'Who may see it.', 'Returns the members who may see it.'],
    [
      'headless-title',
      'title',
      'CRED-12 what was refunded stays refunded',
      'CRED-12 a refunded order stays refunded',
    ],
    ['code-verb', 'comment', 'Gives the rows.', 'Returns the rows.'],
    ['code-verb', 'comment', '§§§§ tells the listeners.', 'Returns what gives the best result.'],
    ['code-verb', 'summary', 'Tells the member.', 'Informs the member.'],
    ['negated-noun', 'phrase', 'This is no phone number.', 'This isn’t a phone number.'],
    [
      'negated-noun',
      'comment',
      'It is no endpoint.',
      'There is no endpoint, and it is no longer read.',
    ],
    ['stands', 'phrase', 'The price stands on the button.', 'This page stands for the bank.'],
    ['lies', 'comment', 'The file lies in the cache.', 'The file is in the cache.'],
    ['goes-back', 'phrase', 'Your money goes back.', 'Your money is refunded.'],
    ['quantity-at-most', 'markdown', 'Four a day at most.', 'At most four a day.'],
    ['quantity-at-most', 'message', 'Use 12 characters at least.', 'Use at least 12 characters.'],
    ['show-age', 'phrase', 'Until you have shown your age.', 'Until you have proved your age.'],
    ['lately', 'comment', 'Tokens that were valid lately.', 'Tokens that were valid recently.'],
    ['way-into', 'title', 'a page has one way into the sign-up', 'a page has one link to sign-up'],
    ['sum-of-the-day', 'comment', 'The sum of the day.', 'The daily total.'],
    ['allows-no', 'phrase', 'Our rules allow no insults.', 'Our rules don’t allow insults.'],
    ['goes-on', 'comment', 'A second run goes on where it stopped.', 'It goes on for an hour.'],
    ['least-most', 'comment', 'The least time between two.', 'The least used face is first.'],
    ['least-most', 'comment', 'The most characters of a text.', 'The most common passwords.'],
    ['nothing-of', 'title', 'nothing of it is stored', 'nothing is stored'],
    ['is-said', 'title', 'a declined card is said in the sheet', 'a declined card is shown there'],
    ['what-becomes', 'comment', 'Stores what became of it.', 'Stores its outcome.'],
    [
      'also-when',
      'comment',
      'It is free, also after an answer.',
      'It is also free after an answer.',
    ],
    ['see-nowhere', 'phrase', 'They see you nowhere.', 'They can’t see you anywhere.'],
    ['please-last', 'phrase', 'At most three, please.', 'Please choose at most three.'],
    ['private-word', 'name', 'hearPayment', 'handlePayment'],
    ['private-word', 'name', 'giveBack', 'releaseBuffer'],
    ['private-word', 'name', 'messageParcel', 'messageDraft'],
    ['private-word', 'name', 'take-turn', 'with-lock'],
    ['private-word', 'name', 'told_at', 'intolerance'],
    ['private-word', 'name', 'house', 'houseNumber'],
    ['bare-participle', 'name', 'Kept', 'KeptRow'],
    ['bare-participle', 'name', 'Asked', 'asked'],
  ]

test.each(cases)('%s in a %s: “%s” is flagged', (rule, kind, flagged) => {
  expect(find(flagged, kind)).toEqual([rule])
})

test.each(cases)('%s in a %s: “%s” is flagged, “%s” passes', (_rule, kind, _flagged, clean) => {
  expect(find(clean, kind)).toEqual([])
})

test('exported names must not end in Of, except standard ones', () => {
  expect(find('priceOf', 'name', true)).toEqual(['trailing-of'])
  expect(find('price-of', 'name')).toEqual([])
  expect(find('indexOf', 'name', true)).toEqual([])
  expect(find('formatPrice', 'name', true)).toEqual([])
})

test('every rule has cases', () => {
  const tested = new Set([...cases.map(([rule]) => rule), 'trailing-of'])
  expect(rules.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([])
})

test('a rule applies to its kinds only', () => {
  expect(find('Written by a machine', 'comment')).toEqual([])
  expect(find('New people arrived meanwhile.', 'phrase')).toEqual([])
  expect(find('What it costs', 'phrase')).toEqual([])
})

test('a match across lines is found on the line where it begins', () => {
  const [finding] = findFindings([
    { file: 'a.ts', line: 7, kind: 'comment', text: ' One\n two ends by\n   itself.' },
  ])
  expect(finding).toMatchObject({ line: 8, excerpt: 'One two ends by itself.' })
})
