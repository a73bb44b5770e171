import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { weightsModule } from './weights-module.ts'

test('the committed weights are what the lists teach; where not, node bin/teach.ts makes them anew', () => {
  const committed = readFileSync(
    new URL('../../../rules/classifier/learnt/weights.ts', import.meta.url),
    'utf8',
  )
  expect(weightsModule() === committed).toBe(true)
})
