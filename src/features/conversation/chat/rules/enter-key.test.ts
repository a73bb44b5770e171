import { expect, test } from 'vitest'
import { resolveEnterKey } from './enter-key.ts'

const plain = { shift: false, command: false, composing: false, keyboard: true, sends: true }

test.each([
  ['Enter on a keyboard', {}, 'send'],
  ['the same where the member wants a new line', { sends: false }, 'line'],
  ['Enter on a touch screen', { keyboard: false }, 'line'],
  ['Shift and Enter', { shift: true }, 'line'],
  ['Ctrl and Enter', { command: true }, 'send'],
  ['Ctrl and Enter where Enter alone begins a new line', { command: true, sends: false }, 'send'],
  ['a keyboard at a touch screen, with Ctrl', { command: true, keyboard: false }, 'send'],
  ['Enter that takes a syllable', { composing: true }, 'line'],
  ['Ctrl and Enter while a syllable is put together', { composing: true, command: true }, 'line'],
  ['Ctrl, Shift and Enter', { command: true, shift: true }, 'line'],
] as const)('%s', (_, press, does) => {
  expect(resolveEnterKey({ ...plain, ...press })).toBe(does)
})
