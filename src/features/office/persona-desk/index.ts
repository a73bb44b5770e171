export { checkReply as readReply } from './rules/check-reply.ts'
