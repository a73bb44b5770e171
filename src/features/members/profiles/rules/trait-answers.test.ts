import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAnswerSchema } from '../contract/fields.ts'
import { defineTrait } from './define-trait.ts'
import { listAnswer, tidyAnswer, toggleChoice } from './trait-answers.ts'
import { completeTraits, lookTraits, traitNames, traits } from './traits.ts'

const one = defineTrait({ choices: ['slim', 'normal', 'fat'] })
const several = defineTrait({
  choices: ['none', 'dog', 'cat', 'other'],
  several: true,
  exclusive: 'none',
})
const rows = [one, several]

test.each([
  [one, 'slim', 'slim'],
  [one, 'huge', null],
  [one, null, null],
  [one, undefined, null],
  // A trait that took several choices before.
  [one, ['fat', 'slim'], 'slim'],
  [several, ['cat', 'dog', 'cat'], ['dog', 'cat']],
  [several, ['cat', 'horse'], ['cat']],
  [several, ['horse'], null],
  [several, [], null],
  [several, ['none', 'dog'], ['dog']],
  [several, ['none'], ['none']],
  // A trait that took one choice before.
  [several, 'dog', ['dog']],
])('PRO-01 an answer of $choices: %j is stored as %j', (row, answer, stored) => {
  expect(tidyAnswer(row, answer)).toEqual(stored)
})

test('an answer that was stored is read, validated and stored again unchanged', () => {
  const anything = fc.array(fc.constantFrom('none', 'dog', 'cat', 'other', 'slim', 'fat', 'x'))
  fc.assert(
    fc.property(fc.constantFrom(...rows), anything, (row, answer) => {
      const stored = tidyAnswer(row, answer)
      expect(toAnswerSchema(row).nullable().parse(stored)).toEqual(stored)
      expect(tidyAnswer(row, JSON.parse(JSON.stringify(stored)))).toEqual(stored)
      expect(tidyAnswer(row, [...answer].reverse())).toEqual(stored)
      expect([...new Set(listAnswer(stored))]).toEqual([...listAnswer(stored)])
    }),
  )
})

test.each([
  [one, 'huge', []],
  [one, ['slim'], []],
  [several, ['dog', 'horse'], [1]],
  [several, 'dog', []],
  [several, ['dog', 'dog', 'dog', 'dog', 'dog'], []],
])('PRO-01 an answer of $choices: %j is refused', (row, answer, path) => {
  expect(
    toAnswerSchema(row)
      .safeParse(answer)
      .error?.issues.map((issue) => issue.path),
  ).toEqual([path])
})

test.each([
  [null, 'dog', ['dog']],
  [['dog'], 'dog', null],
  [['cat'], 'dog', ['dog', 'cat']],
  [['dog', 'cat'], 'none', ['none']],
  [['none'], 'cat', ['cat']],
  [['none'], 'none', null],
] as const)('several choices: %j with a press on %j becomes %j', (answer, pressed, next) => {
  expect(toggleChoice(several, answer, pressed)).toEqual(next)
})

test('PRO-01 every trait has an answer, hidden ones none', () => {
  const answers = { tattoos: 'some', eye_colour: 'purple', unknown: 'x' }
  expect(completeTraits(answers)).toEqual({
    ...Object.fromEntries(traitNames.map((trait) => [trait, null])),
    tattoos: 'some',
  })
  expect(completeTraits(answers, (trait) => trait !== 'tattoos').tattoos).toBeNull()
  expect(lookTraits).toEqual(['body_type', 'hair_colour', 'eye_colour'])
})

test('the choices of a trait are different wire values', () => {
  for (const { choices } of Object.values(traits)) {
    expect(new Set(choices).size).toBe(choices.length)
    for (const choice of choices) expect(choice).toMatch(/^[a-z_]{2,20}$/)
  }
})
