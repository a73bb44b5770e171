/** The compiled phrases of one language, by feature. */
export type Messages = Readonly<Record<string, object>>

/** The phrases loaded by this page so far; grows as routes need more. */
export interface PhraseStore {
  messages(): Messages
  /** Loads the phrases of these features, once each. */
  need(features: readonly string[]): Promise<void>
  subscribe(listener: () => void): () => void
}

/** Creates the store; `load` loads one feature's phrases in the page's language. */
export function createPhraseStore(
  load: (feature: string) => Promise<object>,
  first: Messages = {},
): PhraseStore {
  let messages: Messages = first
  const waiting = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  const loadFeature = async (feature: string): Promise<void> => {
    const phrases = await load(feature)
    messages = { ...messages, [feature]: phrases }
    for (const listener of listeners) listener()
  }

  return {
    messages: () => messages,
    need: async (features) => {
      const missing = features.filter((feature) => !(feature in messages))
      await Promise.all(
        missing.map((feature) => {
          const coming =
            waiting.get(feature) ??
            // After a failure, such as being offline, the next attempt loads again.
            loadFeature(feature).finally(() => waiting.delete(feature))
          waiting.set(feature, coming)
          return coming
        }),
      )
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
