import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

/**
 * An ad for another site as submitted by the office’s form, from 1 November 2026 on, with
 * overrides.
 */
export const draftAd = (change: object = {}) => ({
  id: randomUUID(),
  site: 1,
  kind: 'site',
  texts: {
    en: { title: 'Paper & Ink', text: 'A pen friend in every country.' },
    de: { title: 'Papier & Tinte' },
  },
  target: 'https://www.paper.example/friends',
  exclusive: false,
  live_hours: 0,
  from: '2026-11-01',
  until: null,
  pictured: false,
  ...change,
})

interface PlacedAdView {
  readonly id: string
  readonly run: string
  readonly title: string
  readonly picture: string | null
  readonly starts_at: string
  readonly ends_at: string | null
  readonly left: number
}

/** The office's list: ads placed by hand, and members shown on other sites. */
export type Listed = {
  ads: PlacedAdView[]
  resold: { title: string; home: string }[]
  resold_count: number
}

export const errorCode = (answer: {
  status: number
  body: { error?: { code: string; field?: string } }
}) => [answer.status, answer.body.error?.code, answer.body.error?.field]

export const createPicture = () =>
  sharp({ create: { width: 400, height: 500, channels: 3, background: '#857' } })
    .png()
    .toBuffer()
