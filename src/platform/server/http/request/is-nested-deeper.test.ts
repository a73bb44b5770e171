import { expect, test } from 'vitest'
import { isNestedDeeper } from './is-nested-deeper.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const nest = (depth: number) => `${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`

test.each([
  ['', false],
  ['{}', false],
  [nest(32), false],
  [nest(34), true],
  // Side by side, not nested.
  [`[${'[],'.repeat(500)}[]]`, false],
  // Within texts brackets mean nothing, nor does a quotation mark after a backslash.
  [`{"text":"${'['.repeat(100)}"}`, false],
  [`{"text":"\\"${'['.repeat(100)}"}`, false],
  [`{"text":"\\\\","more":${'['.repeat(100)}`, true],
  ['"a text that never ends [', false],
])('%s is nested deeper than 32 levels: %s', (text, isDeeper) => {
  expect(isNestedDeeper(bytes(text), 32)).toBe(isDeeper)
})
