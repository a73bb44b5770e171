export { parsePhoneNumber } from './rules/contact-address.ts'
