import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import { toReader } from '../writer-context.ts'
import { selectReadable } from './store-list.ts'

/**
 * Which of the conversations a browser keeps its member may still see (NTF-08). A severed, removed
 * or hidden one is missing, as is one that never existed.
 */
export function listReadable({
  database,
}: Pick<ChatParts, 'database'>): Handler<(typeof contract)['chat.list_readable'], Site> {
  return async ({ conversations }, context) => ({
    conversations: await selectReadable(
      database,
      toReader(context),
      conversations.split(',').filter(looksLikeId),
    ),
  })
}
