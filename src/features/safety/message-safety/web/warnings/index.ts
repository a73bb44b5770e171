export { HiddenWords } from './hidden-words.tsx'
export { loadHiddenWords, useHiddenWordCount } from './use-hidden-word-count.ts'
export { MessageWarning, type WarningKind } from './message-warning.tsx'
export { SecondThoughtDialog } from './second-thought-dialog.tsx'
