export { checkReply as readReply } from './rules/read-reply.ts'
