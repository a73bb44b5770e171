import { threadId } from 'node:worker_threads'

/** A document that contains its thread's name, fails, or ends its thread. */
export async function render({ how }: { readonly how: string }): Promise<Buffer> {
  if (how === 'throw') throw new Error('no such document')
  if (how === 'exit') process.exit(1)
  return Buffer.from(`thread ${threadId}`)
}
