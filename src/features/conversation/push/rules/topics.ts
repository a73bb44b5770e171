/** What a push is about. As text it is the key under which news of one kind become a single notification. */
export type Topic =
  | { readonly kind: 'message'; readonly conversation: string }
  | { readonly kind: 'likes' }
  | { readonly kind: 'match'; readonly match: string }

/** A topic as it is kept. */
export function topicKey(topic: Topic): string {
  if (topic.kind === 'message') return `message:${topic.conversation}`
  return topic.kind === 'match' ? `match:${topic.match}` : 'likes'
}

/** What a kept topic is about. */
export function readTopic(key: string): Topic {
  const [kind, id = ''] = key.split(':')
  if (kind === 'message') return { kind, conversation: id }
  return kind === 'match' ? { kind, match: id } : { kind: 'likes' }
}

/** Where a notification leads. */
export function pathOf(topic: Topic): string {
  if (topic.kind === 'message') return `/chats/${topic.conversation}`
  return topic.kind === 'match' ? `/likes/m/${topic.match}` : '/likes'
}
