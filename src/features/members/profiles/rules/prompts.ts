/** The questions a member can answer in a sentence; the answer is shown large, and is something to reply to. */
export const prompts = ['sunday', 'laugh', 'learned', 'table', 'quiet', 'ask_me', 'far', 'small_thing'] as const
export type Prompt = (typeof prompts)[number]

/** How many questions one profile answers at most. */
export const promptsAtMost = 3
/** The longest answer, in UTF-16 units. */
export const promptLength = 160
