/**
 * The subject of a push. In its text form it is the key that groups news of one kind into a single
 * notification.
 */
export type Topic =
  | { readonly kind: 'message'; readonly conversation: string }
  | { readonly kind: 'likes' }
  | { readonly kind: 'match'; readonly match: string }

/** The text form in which a topic is stored. */
export function formatTopicKey(topic: Topic): string {
  if (topic.kind === 'message') return `message:${topic.conversation}`
  return topic.kind === 'match' ? `match:${topic.match}` : 'likes'
}

/** Parses a stored topic key. */
export function parseTopicKey(key: string): Topic {
  const [kind, id = ''] = key.split(':')
  if (kind === 'message') return { kind, conversation: id }
  return kind === 'match' ? { kind, match: id } : { kind: 'likes' }
}

/** The path a notification opens. */
export function topicPath(topic: Topic): string {
  if (topic.kind === 'message') return `/chats/${topic.conversation}`
  return topic.kind === 'match' ? `/likes/m/${topic.match}` : '/likes'
}
