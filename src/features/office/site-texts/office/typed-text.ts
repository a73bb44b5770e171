import type { OpenedPage } from '../contract/site-texts.ts'

/** A title and a text, as typed or as stored. */
export type TypedText = NonNullable<OpenedPage['current']>
