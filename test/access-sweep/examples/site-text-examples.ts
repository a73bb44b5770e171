import { randomUUID } from 'node:crypto'
import { simpleExample } from './example.ts'

const version = '01890000-0000-7000-8000-000000000000'
const text = { title: 'Paper', body: 'And ink.' }

/** Pages of the sites, as the office reads and publishes them. */
export const siteTextExamples = {
  'site_texts.list_pages': simpleExample(() => ({ site: 1 })),
  'site_texts.read_page': simpleExample(() => ({ site: 1, page: 'pages/faq', language: 'en' })),
  // There is no version with this id.
  'site_texts.read_version': { input: () => ({ version }), statuses: [404] },
  'site_texts.preview_page': simpleExample(() => ({
    site: 1,
    page: 'about-us',
    language: 'en',
    text,
  })),
  // Its author has seen a version that doesn't exist.
  'site_texts.publish_page': {
    input: () => ({
      id: randomUUID(),
      site: 1,
      page: 'about-us',
      language: 'en',
      newest: 99,
      text,
      summary: 'Paper',
      day: null,
      accept_again: false,
    }),
    statuses: [409],
  },
  'site_texts.withdraw_version': { input: () => ({ version }), statuses: [404] },
  // The world has this page already.
  'site_texts.create_page': {
    input: () => ({ site: 1, token: 'about-us', in_sitemap: false }),
    statuses: [409],
  },
  'site_texts.change_page': simpleExample(() => ({
    site: 1,
    token: 'about-us',
    in_sitemap: false,
  })),
  'site_texts.remove_page': {
    input: () => ({ site: 1, token: 'nothing-here', summary: 'Paper' }),
    statuses: [404],
  },
}
