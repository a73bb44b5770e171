export { FictionalProfileNotice, RealPersonDialog } from './authenticity/index.ts'
export {
  HiddenWords,
  loadHiddenWords,
  MessageWarning,
  SecondThoughtDialog,
  useHiddenWordCount,
} from './warnings/index.ts'
