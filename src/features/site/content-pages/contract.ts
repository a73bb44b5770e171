import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { block } from './rules/block.ts'

export const contract = {
  'content_pages.read_page': endpoint({
    route: 'GET /api/pages/:page',
    access: 'anyone',
    summary:
      'An information page (terms, privacy, cookies, faq, service, returns) in the reader’s language, as a list of blocks.',
    input: z.strictObject({ page: z.string().max(60) }),
    output: z.strictObject({
      title: z.string(),
      version: z.iso.datetime(),
      blocks: z.array(block),
    }),
  }),
} satisfies Contract
