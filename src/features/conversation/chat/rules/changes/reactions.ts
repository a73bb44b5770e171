/**
 * The reactions to a message. A small fixed set: they express a feeling, and can't replace a text.
 */
export const reactions = ['love', 'laugh', 'agree', 'applause', 'wink', 'sad'] as const
export type Reaction = (typeof reactions)[number]
