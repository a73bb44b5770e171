/**
 * The questions a member can answer in one sentence; the answer is shown in large type and gives
 * others something to reply to.
 */
export const prompts = [
  'sunday',
  'laugh',
  'learned',
  'table',
  'quiet',
  'ask_me',
  'far',
  'small_thing',
] as const
export type Prompt = (typeof prompts)[number]

/** Maximum number of answered questions per profile. */
export const maxPrompts = 3
/** Maximum length of an answer, in UTF-16 units. */
export const maxPromptLength = 160
