import { expect, test } from 'vitest'
import { resolveEnterKey } from './enter-key.ts'

const plain = { shift: false, command: false, composing: false, keyboard: true, sends: true }

test.each([
  ['Enter on a keyboard', {}, 'send'],
  ['Enter on a keyboard if the member wants a new line', { sends: false }, 'line'],
  ['Enter on a touch screen', { keyboard: false }, 'line'],
  ['Shift and Enter', { shift: true }, 'line'],
  ['Ctrl and Enter', { command: true }, 'send'],
  ['Ctrl and Enter if Enter alone starts a new line', { command: true, sends: false }, 'send'],
  ['Ctrl and Enter on a keyboard with a touch screen', { command: true, keyboard: false }, 'send'],
  ['Enter that accepts a composed syllable', { composing: true }, 'line'],
  ['Ctrl and Enter while composing a syllable', { composing: true, command: true }, 'line'],
  ['Ctrl, Shift and Enter', { command: true, shift: true }, 'line'],
] as const)('%s', (_, press, does) => {
  expect(resolveEnterKey({ ...plain, ...press })).toBe(does)
})
