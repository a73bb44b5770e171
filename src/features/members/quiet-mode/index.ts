export {
  exitUrl as exitAddress,
  iconPath as iconOf,
  quietCookie,
  parseQuiet as quietOf,
  type Quiet,
} from './rules/quiet.ts'
