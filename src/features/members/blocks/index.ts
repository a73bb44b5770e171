export { parsePhoneNumber as phoneNumber } from './rules/contact-address.ts'
