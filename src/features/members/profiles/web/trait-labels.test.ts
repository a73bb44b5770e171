import { expect, test } from 'vitest'
import { en } from '../locales/traits/en.ts'
import { traits } from '../rules/traits.ts'

test('PRO-01 every trait and each of its values has a label', () => {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = en.values
  const names: Readonly<Record<string, string>> = en.names
  for (const [trait, { choices }] of Object.entries(traits)) {
    expect([trait, names[trait]]).toEqual([trait, expect.any(String)])
    for (const value of choices)
      expect([trait, value, labels[trait]?.[value]]).toEqual([trait, value, expect.any(String)])
  }
})
