import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { locales } from '#kernel/locale.ts'
import { line, text } from '#kernel/text.ts'
import { staffWith } from '#features/members/staff/index.ts'
import { block, pageTextLimits } from '#features/site/content-pages/index.ts'
import { summaryLimit } from '../rules/limits.ts'

const read = staffWith('site_texts.read')
const edit = staffWith('site_texts.edit')
const at = z.iso.datetime()
const language = z.enum(locales)
const site = z.int().positive()
/** The path without its first slash: `pages/terms`, or the token of the operator’s own page. */
const page = z.string().regex(/^(pages\/)?[a-z0-9-]{1,60}$/, 'page')
const token = line({ min: 1, max: 60 })
const bodyLimit = 512 * 1024

const pageText = z.strictObject({
  title: line({ min: 1, max: pageTextLimits.title }),
  body: text({ min: 1, max: pageTextLimits.body }),
})

const textSite = z.strictObject({
  id: z.int(),
  name: z.string(),
  brand: z.string(),
  languages: z.array(language),
  /** The language that the others are translated from. */
  source: language,
  /** The current date in the site’s time zone. */
  today: z.iso.date(),
})
export type TextSite = z.output<typeof textSite>

const pageLanguage = z.strictObject({
  language,
  /** Missing: an operator’s page without a text in this language. */
  state: z.enum(['original', 'changed', 'missing']),
  title: z.string().nullable(),
  changed_at: at.nullable(),
  planned_at: at.nullable(),
  /** The source language was changed later. */
  stale: z.boolean(),
  /** An upgrade changed the product’s text since. */
  outdated: z.boolean(),
})
export type PageLanguage = z.output<typeof pageLanguage>

const listedPage = z.strictObject({
  page: z.string(),
  own: z.boolean(),
  in_sitemap: z.boolean(),
  title: z.string(),
  languages: z.array(pageLanguage),
})
export type ListedPage = z.output<typeof listedPage>

const version = z.strictObject({
  id: publicId,
  number: z.int(),
  /** Null: back to the product’s text, or no text. */
  title: z.string().nullable(),
  summary: z.string(),
  by: z.string(),
  created_at: at,
  starts_at: at,
  accept_again: z.boolean(),
  state: z.enum(['in_force', 'planned', 'past', 'withdrawn']),
})
export type PageVersion = z.output<typeof version>

const openedPage = z.strictObject({
  site: textSite,
  page: z.string(),
  own: z.boolean(),
  in_sitemap: z.boolean(),
  language,
  /** Whether members may be asked to accept a new version. */
  acceptable: z.boolean(),
  /** The newest version’s number, to be sent with the next; 0 if there is none. */
  newest: z.int(),
  /** The text that members read now; null if it is missing. */
  current: pageText.nullable(),
  original: pageText.nullable(),
  /** The text that members read in the source language; null if this is it. */
  source: pageText.nullable(),
  stale: z.boolean(),
  outdated: z.boolean(),
  versions: z.array(version),
})
export type OpenedPage = z.output<typeof openedPage>

/** Mistakes in a text; the message names the line and the words. */
const textProblems = {
  'site_texts.title_problem': 422,
  'site_texts.heading_problem': 422,
  'site_texts.block_problem': 422,
  'site_texts.list_problem': 422,
  'site_texts.table_problem': 422,
  'site_texts.fence_problem': 422,
  'site_texts.anchor_problem': 422,
  'site_texts.image_problem': 422,
  'site_texts.link_problem': 422,
  'site_texts.sign_problem': 422,
  'site_texts.placeholder_problem': 422,
  'site_texts.length_problem': 422,
  'site_texts.passage_problem': 422,
  'site_texts.unproven_claim': 422,
} as const

/** Pages of the sites, as the office publishes them (OPS-04, SITE-07). */
export const contract = {
  'site_texts.list_pages': endpoint({
    route: 'GET /api/office/pages',
    access: read,
    summary: 'Lists the pages of a site with their state in each of its languages.',
    input: z.strictObject({ site: z.coerce.number().int().positive().optional() }),
    output: z.strictObject({
      sites: z.array(textSite),
      site: z.int(),
      pages: z.array(listedPage),
    }),
  }),
  'site_texts.read_page': endpoint({
    route: 'GET /api/office/pages/text',
    access: read,
    summary:
      'A page of a site in one language: its text in force, the product’s, and its versions.',
    input: z.strictObject({ site: z.coerce.number().int().positive(), page, language }),
    output: openedPage,
  }),
  'site_texts.read_version': endpoint({
    route: 'GET /api/office/pages/versions/:version',
    access: read,
    summary: 'The text of a version; null if it returned to the product’s.',
    input: z.strictObject({ version: publicId }),
    output: z.strictObject({ text: pageText.nullable() }),
  }),
  'site_texts.preview_page': endpoint({
    route: 'POST /api/office/pages/previews',
    access: read,
    summary: 'A text as members of a site would see it. Nothing is stored.',
    input: z.strictObject({ site, page, language, text: pageText }),
    output: z.strictObject({ title: z.string(), version: at, blocks: z.array(block) }),
    errors: { ...textProblems, 'site_texts.unknown_site': 422, 'site_texts.unknown_language': 422 },
    rateLimit: { name: 'site_texts.preview_page', count: 600, seconds: 3600 },
    bodyLimit,
  }),
  'site_texts.publish_page': endpoint({
    route: 'POST /api/office/pages/versions',
    access: edit,
    summary:
      'Publishes a version of a page, now or from a day. Repeating it with the same id changes nothing.',
    input: z.strictObject({
      id: publicId,
      site,
      page,
      language,
      /** The newest version that its author has seen. */
      newest: z.int().min(0),
      /** Null returns to the product’s text, and ends an operator’s page in this language. */
      text: pageText.nullable(),
      summary: line({ min: 1, max: summaryLimit }),
      /** Null means now. */
      day: z.iso.date().nullable(),
      accept_again: z.boolean(),
    }),
    output: z.null(),
    errors: {
      ...textProblems,
      'site_texts.unknown_site': 422,
      'site_texts.unknown_language': 422,
      'site_texts.not_acceptable': 422,
      'site_texts.time_passed': 422,
      'site_texts.too_far_ahead': 422,
      'site_texts.changed_before': 409,
    },
    secondFactor: 'recent',
    rateLimit: { name: 'site_texts.publish_page', count: 200, seconds: 3600 },
    idempotencyKey: 'id',
    bodyLimit,
  }),
  'site_texts.withdraw_version': endpoint({
    route: 'POST /api/office/pages/versions/:version/withdrawal',
    access: edit,
    summary: 'Withdraws a version that has not started. One that is withdrawn is left unchanged.',
    input: z.strictObject({ version: publicId }),
    output: z.null(),
    errors: { 'site_texts.already_started': 409 },
    secondFactor: 'recent',
    rateLimit: { name: 'site_texts.withdraw_version', count: 200, seconds: 3600 },
  }),
  'site_texts.create_page': endpoint({
    route: 'POST /api/office/own-pages',
    access: edit,
    summary:
      'Adds a page of the operator at /{token}. Until a text is published, members get a 404.',
    input: z.strictObject({ site, token, in_sitemap: z.boolean() }),
    output: z.null(),
    errors: {
      'site_texts.unknown_site': 422,
      'site_texts.token_unusable': 422,
      'site_texts.token_taken': 409,
    },
    secondFactor: 'recent',
    rateLimit: { name: 'site_texts.create_page', count: 60, seconds: 3600 },
  }),
  'site_texts.change_page': endpoint({
    route: 'PATCH /api/office/own-pages/:token',
    access: edit,
    summary: 'Changes whether search engines may list a page of the operator.',
    input: z.strictObject({ site, token, in_sitemap: z.boolean() }),
    output: z.null(),
    secondFactor: 'recent',
    rateLimit: { name: 'site_texts.change_page', count: 200, seconds: 3600 },
  }),
  'site_texts.remove_page': endpoint({
    route: 'POST /api/office/own-pages/:token/removal',
    access: edit,
    summary: 'Removes a page of the operator in all languages; its versions stay on record.',
    input: z.strictObject({ site, token, summary: line({ min: 1, max: summaryLimit }) }),
    output: z.null(),
    secondFactor: 'recent',
    rateLimit: { name: 'site_texts.remove_page', count: 60, seconds: 3600 },
  }),
} satisfies Contract
