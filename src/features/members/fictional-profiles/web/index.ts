/** Public entry of fictional profiles for screens. */
export { FictionSwitch } from './fiction-switch.tsx'
export { FictionalLabel } from './fictional-label.tsx'
export { FictionalNotice as FictionalNote } from './fictional-notice.tsx'
export { useGeneratedText as useGeneratedWords } from './use-generated-text.ts'
export { useNonMembersText as useNotMembers } from './use-non-members-text.ts'
