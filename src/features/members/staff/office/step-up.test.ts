import { expect, test } from 'vitest'
import { createStepUp } from './step-up.ts'

test('simultaneous actions that need the second factor share one dialog and its result', async () => {
  const stepUp = createStepUp()
  let changes = 0
  const leave = stepUp.subscribe(() => (changes += 1))
  expect(stepUp.isOpen()).toBe(false)
  const both = [stepUp.request(), stepUp.request()]
  expect(stepUp.isOpen()).toBe(true)
  stepUp.settle(true)
  expect(await Promise.all(both)).toEqual([true, true])
  expect(stepUp.isOpen()).toBe(false)
  leave()
  const closed = stepUp.request()
  stepUp.settle(false)
  expect(await closed).toBe(false)
  expect(changes).toBe(3)
})
