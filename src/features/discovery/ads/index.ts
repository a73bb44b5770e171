export type { AdDraft } from './rules/ad-draft.ts'
