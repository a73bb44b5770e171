export { exitAddress, iconOf, quietCookie, quietOf, type Quiet } from './rules/quiet.ts'
