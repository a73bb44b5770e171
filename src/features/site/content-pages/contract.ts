import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { block } from './rules/block.ts'

export const contract = {
  'content_pages.read_page': call({
    http: 'GET /api/pages/:page',
    viewer: 'anyone',
    about:
      'An information page (terms, privacy, cookies, faq, service, returns) in the reader’s language, as a list of blocks.',
    takes: z.strictObject({ page: z.string().max(60) }),
    gives: z.strictObject({ title: z.string(), version: z.iso.datetime(), blocks: z.array(block) }),
  }),
} satisfies Contract
