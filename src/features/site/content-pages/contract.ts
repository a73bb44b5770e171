import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { locales } from '#kernel/locale.ts'
import { block } from './rules/block.ts'
import { pageNames } from './rules/page-names.ts'

export const contract = {
  'content_pages.read_page': endpoint({
    route: 'GET /api/pages/:page',
    access: 'anyone',
    summary:
      'An information page (terms, privacy, cookies, faq, service, ban, return-policy) in the reader’s language, as a list of blocks.',
    input: z.strictObject({ page: z.string().max(60) }),
    output: z.strictObject({
      title: z.string(),
      version: z.iso.datetime(),
      blocks: z.array(block),
    }),
  }),
  'content_pages.read_operator_page': endpoint({
    route: 'GET /api/operator-pages/:token',
    access: 'anyone',
    summary:
      'A page the operator has written, in the reader’s language if it exists in it, as a list of blocks.',
    input: z.strictObject({ token: z.string().max(60) }),
    output: z.strictObject({
      locale: z.enum(locales),
      title: z.string(),
      version: z.iso.datetime(),
      blocks: z.array(block),
    }),
  }),
  'content_pages.list_pages': endpoint({
    route: 'GET /api/pages',
    access: 'anyone',
    summary: 'The titles of the information pages in all seven languages.',
    input: z.strictObject({}),
    output: z.strictObject({
      languages: z.array(
        z.strictObject({
          locale: z.enum(locales),
          pages: z.array(z.strictObject({ page: z.enum(pageNames), title: z.string() })),
        }),
      ),
    }),
  }),
} satisfies Contract
