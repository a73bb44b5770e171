import { expect, test } from 'vitest'
import { decideSteps, isEnoughWork } from './sign-up-challenge.ts'

test.each([
  [0, 120],
  [2, 120],
  [3, 240],
  [5, 240],
  [6, 480],
  [9, 960],
  [12, 1920],
  [500, 1920],
])('after %i sign-ups from a network in a day, a challenge takes %i steps', (signUps, steps) => {
  expect(decideSteps(signUps)).toBe(steps)
})

test.each([
  [120, 0, true],
  [120, 5, true],
  [120, 6, false],
  [240, 8, true],
  [240, 9, false],
  [1920, 1000, true],
  [960, 1000, true],
])('%i steps are enough after %i sign-ups: %s', (steps, signUps, enough) => {
  expect(isEnoughWork(steps, signUps)).toBe(enough)
})
