import type { BlocksDeps } from '#features/members/blocks/server/index.ts'
import type { Product } from '../product.ts'

/**
 * Whether two members can see each other anyway because of a conversation, or because `account` has
 * liked the other or shared photos. The product is passed as a function because it is still being
 * built.
 */
export function areAcquainted(
  product: () => Pick<Product, 'likes' | 'chat' | 'photos'>,
): NonNullable<BlocksDeps['isAcquainted']> {
  return async (tx, pair) => {
    const { likes, chat, photos } = product()
    return (
      (await likes.hasLiked(tx, pair)) ||
      (await chat.haveConversation(tx, pair)) ||
      (await photos.hasAddressed(tx, pair))
    )
  }
}
