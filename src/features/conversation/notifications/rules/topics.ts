/** The subject of an email; its text form is stored with the email until it is sent. */
export type Topic =
  | { readonly kind: 'conversation'; readonly id: string }
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'likes' }
  | { readonly kind: 'people' }
  | { readonly kind: 'profile' }
  | { readonly kind: 'newsletter'; readonly id: string }

/** The maximum number of subjects that one email stores; the rest are counted when it is sent. */
export const maxTopics = 50

/** The text form in which a topic is stored. */
export function formatTopic(topic: Topic): string {
  return 'id' in topic ? `${topic.kind}:${topic.id}` : topic.kind
}

/** The ids of the topics of one kind. */
export function topicIds(
  topics: readonly string[],
  kind: 'conversation' | 'match' | 'newsletter',
): string[] {
  const prefix = `${kind}:`
  return topics
    .filter((topic) => topic.startsWith(prefix))
    .map((topic) => topic.slice(prefix.length))
}
