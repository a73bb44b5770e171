/**
 * The friendly goodbyes to choose from; each is a phrase, so that both members read it in their own
 * language.
 */
export const goodbyes = ['wishes', 'no_spark', 'met_someone', 'no_time'] as const
export type Goodbye = (typeof goodbyes)[number]
