/** Public entry of fictional profiles for screens. */
export { FictionSwitch } from './fiction-switch.tsx'
export { FictionalLabel } from './fictional-label.tsx'
export { FictionalNotice } from './fictional-notice.tsx'
export { useGeneratedText } from './use-generated-text.ts'
export { useNonMembersText } from './use-non-members-text.ts'
