export { TagBanner } from './tag-banner.tsx'
export { TagChoice } from './tag-choice.tsx'
export { TagFrame } from './tag-frame.tsx'
