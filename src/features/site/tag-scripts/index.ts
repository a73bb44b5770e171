export { choicePath, framePath } from './rules/frame-policy.ts'
export { choiceCookie, isCampaignPage, type TagState } from './rules/tag-choice.ts'
export { readTagList } from './rules/tag-list.ts'
export type { TagsView } from './rules/tags-view.ts'
