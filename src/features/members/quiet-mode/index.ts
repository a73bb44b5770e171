export {
  exitUrl,
  iconPath,
  quietCookie,
  parseQuiet,
  type Quiet,
} from './rules/quiet.ts'
